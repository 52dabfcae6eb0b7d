import { expect, test } from 'vitest'
import { looseJsxText } from '#support/loose-jsx-text.ts'

/** Returns the texts found in the JSX of a component with the props `name`, `isOn`, `icon` and `children`. */
function looseTextsIn(jsx: string): readonly string[] {
  const source = `
    import { words } from './words.ts'
    const list = ['a', 'b']
    export function Part({ name, isOn, icon, children }) {
      const [count, setCount] = useState(0)
      const [first, second] = words.halves
      return (${jsx})
    }`
  return looseJsxText('part.tsx', source).map((text) => text.replace(/^part\.tsx:\d+: /, ''))
}

test.each([
  ['<p>{name} is here</p>', ['{name}']],
  ['<button><Icon />{isOn ? "Stop" : "Go"}</button>', ['{isOn ? "Stop" : "Go"}']],
  ['<p>{isOn && "On"}<b>x</b></p>', ['{isOn && "On"}']],
  ['<p>{count} of {words.all}</p>', ['{count}']],
  ['<p><i>x</i>{count + " found"}</p>', ['{count + " found"}']],
  ['<p>{isOn && <Icon />}Go</p>', ['Go']],
  ['<p>{list.map((each) => <b key={each} />)}Go</p>', ['Go']],
  ['<>{name}</>', ['{name}']],
  ['<p>{isOn && (<><Icon />Looking</>)}</p>', ['Looking']],
  ['<p>{format(count)} <b>x</b></p>', ['{format(count)}']],
] as const)('in %s, text that a browser translator would detach is found', (jsx, texts) => {
  expect(looseTextsIn(jsx)).toEqual(texts)
})

test.each([
  '<p>{name}</p>',
  '<p>{isOn ? "Stop" : "Go"}</p>',
  '<button><Icon /><span>{name}</span></button>',
  '<p>Made by <b>us</b> with {words.care}</p>',
  '<h1>{first}<br />{second}</h1>',
  '<p>Go{isOn && <Icon />}</p>',
  '<ul>{list.map((each) => <li key={each}><b>x</b>{each}</li>)}</ul>',
  '<p>{isOn ? <b>x</b> : null}{icon}{children}</p>',
  '<svg><text>{name}</text>{name}</svg>',
])('in %s, no text is found that a browser translator would detach', (jsx) => {
  expect(looseTextsIn(jsx)).toEqual([])
})
