import { paths } from '#content/paths.ts'
import type { Outline } from './outline.ts'

export const outline: Outline = {
  path: paths.licenses,
  title: 'Licenses',
  description: 'The open-source packages, icons and fonts this website ships, each with its authors and its licence.',
  heading: 'Licenses',
  lead: 'This site stands on other people’s work. Here is what reaches your browser, who made it, and under which licence.',
  groups: [
    {
      id: 'packages',
      heading: 'Packages',
      note: 'The licence text is part of each package and can be read in its public repository.',
      rows: [
        {
          name: 'React',
          text: 'Draws the pages. Copyright Meta Platforms, Inc. and affiliates.',
          data: 'MIT',
        },
        {
          name: 'wouter',
          text: 'Finds the page of an address. By Alexey Taktarov and contributors.',
          data: 'Unlicense',
        },
        { name: 'jotai', text: 'Holds the state of chat and game. Copyright 2020 Poimandres.', data: 'MIT' },
        {
          name: 'idb-keyval',
          text: 'Keeps the score and the conversation on your device. Copyright 2016 Jake Archibald.',
          data: 'Apache-2.0',
        },
        {
          name: 'Workbox',
          text: 'Makes the site open without a connection. Copyright 2018 Google LLC.',
          data: 'MIT',
        },
        {
          name: 'Ark UI',
          text: 'Brings the behaviour of dialogs and menus. Copyright 2024 Chakra UI.',
          data: 'MIT',
        },
        { name: 'Panda CSS', text: 'Writes the style sheet. Copyright 2023 Segun Adebayo.', data: 'MIT' },
      ],
    },
    {
      id: 'icons',
      heading: 'Icons',
      rows: [
        {
          name: 'Lucide',
          text: 'Line icons on buttons and in lists. Copyright Lucide Icons and Contributors; some come from Feather, copyright 2013 Cole Bemis, MIT.',
          data: 'ISC',
        },
      ],
    },
    {
      id: 'fonts',
      heading: 'Fonts',
      note: 'SIL Open Font License, version 1.1. We ship the letters this site needs.',
      rows: [
        { name: 'Kalnia', text: 'Headings. Copyright 2022 The Kalnia Project Authors.', data: 'OFL 1.1' },
        {
          name: 'Hanken Grotesk',
          text: 'Running text. Copyright 2021 The Hanken Grotesk Project Authors.',
          data: 'OFL 1.1',
        },
        {
          name: 'Red Hat Mono',
          text: 'Figures and data. Copyright 2024 The Red Hat Project Authors.',
          data: 'OFL 1.1',
        },
      ],
    },
  ],
  closing: { question: 'Is a name missing here?', action: { label: 'Contact us', href: paths.contact } },
}
