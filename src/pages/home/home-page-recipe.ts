import { defineSlotRecipe } from '@pandacss/dev'
import { sectionHead } from '#ui/theme/section-heads.ts'
import { GALAXY_SIZE } from './galaxy-size.ts'
import { heroStyles } from './hero-styles.ts'

const proportions = `${GALAXY_SIZE.width} / ${GALAXY_SIZE.height}`

/** The styles of the home page's hero, galaxy and readings. */
export const homePageRecipe = defineSlotRecipe({
  className: 'home-page',
  slots: [
    ...(Object.keys(heroStyles) as (keyof typeof heroStyles)[]),
    'galaxy',
    'scene',
    'image',
    'video',
    'lineDrawing',
    'calloutLayer',
    'calloutLine',
    'callouts',
    'pause',
    'galaxyWords',
    'galaxyHeading',
    'section',
    'sectionHead',
    'sectionHeading',
    'sectionNote',
    'readings',
    'scale',
    'scaleLabels',
    'reading',
  ],
  base: {
    ...heroStyles,
    galaxy: {
      position: 'relative',
      display: { base: 'block', xl: 'flex' },
      alignItems: 'flex-end',
      minHeight: { xl: 'clamp(38rem, 66vw, 58rem)' },
      _forced: { minHeight: '0' },
      overflow: 'clip',
      background: 'ground.deep',
    },
    scene: {
      position: { base: 'relative', xl: 'absolute' },
      inset: '0',
      height: { base: 'clamp(14rem, 60vw, 40rem)', xl: 'auto' },
      overflow: 'clip',
      '&::before, &::after': {
        content: '""',
        position: 'absolute',
        insetInline: '0',
        zIndex: 1,
        pointerEvents: 'none',
      },
      _before: { top: '0', height: '16%', background: 'linear-gradient({colors.ground}, transparent)' },
      _after: { bottom: '0', height: '20%', background: 'linear-gradient(transparent, {colors.ground.deep})' },
      _plain: { display: 'none' },
    },
    image: { position: 'absolute', inset: '0', width: '100%', height: '100%', objectFit: 'cover' },
    video: {
      position: 'absolute',
      inset: '0',
      '& > video': { width: '100%', height: '100%', objectFit: 'cover' },
    },
    lineDrawing: { position: 'absolute', inset: '0', width: '100%', height: '100%', zIndex: 2 },
    /**
     * The layer of the callouts on the picture. It is as large as the uncropped picture, so that the positions of the
     * callouts are percentages of the whole picture.
     */
    calloutLayer: {
      display: { base: 'none', xl: 'grid' },
      alignContent: 'center',
      position: 'absolute',
      zIndex: 2,
      left: '50%',
      height: '100%',
      minWidth: '100%',
      aspectRatio: proportions,
      translate: '-50% 0',
      '& > ul': { display: 'block', position: 'relative', marginTop: '0', aspectRatio: proportions },
      '& > ul > li': { position: 'absolute', width: '20rem', maxWidth: '24%' },
    },
    calloutLine: { display: { base: 'none', xl: 'inline' } },
    /**
     * The callouts as a list. Below the heading, it is shown where the picture is too small for text, or is hidden
     * because of forced colours.
     */
    callouts: {
      display: { base: 'grid', xl: 'none' },
      _forced: { display: 'grid' },
      gridTemplateColumns: { sm: 'repeat(3, auto)' },
      justifyContent: 'start',
      gap: '{spacing.3} {spacing.6}',
      marginTop: '4',
      color: 'text.2',
      textStyle: 'small',
      '& b': { display: 'block', textStyle: 'title', color: 'text' },
    },
    pause: {
      position: 'absolute',
      zIndex: 3,
      right: 'gutter',
      bottom: 'clamp(1rem, 5vw, 5rem)',
    },
    /** The text of the section, in front of the picture but behind the pause button. */
    galaxyWords: {
      position: 'relative',
      zIndex: 2,
      paddingBlock: { base: '1.25rem 0', xl: '1.5rem 5vw' },
      pointerEvents: 'none',
      '& a, & h2': { pointerEvents: 'auto' },
    },
    galaxyHeading: { textStyle: 'h2', maxWidth: '18em' },
    /**
     * The section of the readings. It is clipped, because each pointer slides in a box that is as wide as its scale and
     * extends beyond the page.
     */
    section: { position: 'relative', paddingBlock: 'part', overflowX: 'clip' },
    sectionHead: { ...sectionHead, marginBottom: 'partHead' },
    sectionHeading: { textStyle: 'h2' },
    sectionNote: { color: 'text.2' },
    readings: {
      display: 'grid',
      gridTemplateColumns: { base: '1fr 1fr', lg: 'repeat(4, 1fr)' },
      gap: '2rem clamp(1.5rem, 3vw, 3.5rem)',
      '& > div': { display: 'flex', flexDirection: 'column-reverse', minWidth: '0' },
      '& dt': { color: 'text.2', marginTop: '3' },
    },
    scale: {
      display: 'block',
      position: 'relative',
      height: '24px',
      marginInlineEnd: '1px',
      background:
        'linear-gradient({colors.line.strong}, {colors.line.strong}) 0 12px / 100% 1px no-repeat, repeating-linear-gradient(90deg, {colors.line.strong} 0 1px, transparent 1px 10%) 0 12px / 100% 11px no-repeat, repeating-linear-gradient(90deg, {colors.line} 0 1px, transparent 1px 2%) 0 12px / 100% 6px no-repeat',
      '& > i': { position: 'absolute', inset: '0' },
      '[data-seen] & > i': { animation: 'slide 420ms {easings.settle} backwards' },
      '& > i::before': {
        content: '""',
        position: 'absolute',
        left: '-6px',
        top: '0',
        width: '12px',
        height: '10px',
        background: 'signal',
        clipPath: 'polygon(0 0, 100% 0, 50% 100%)',
      },
    },
    scaleLabels: {
      display: 'flex',
      justifyContent: 'space-between',
      textStyle: 'data',
      color: 'text.3',
      marginBottom: { base: '0.75rem', lg: '2.25rem' },
    },
    reading: {
      display: 'block',
      textStyle: 'reading',
      '& > small': {
        fontFamily: 'data',
        fontSize: '0.36em',
        letterSpacing: '0',
        marginInlineStart: '0.3em',
        color: 'text.2',
      },
    },
  },
})
