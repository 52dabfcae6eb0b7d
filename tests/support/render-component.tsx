import { type createStore, Provider } from 'jotai'
import { act, type ReactElement, type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { renderToStaticMarkup } from 'react-dom/server'
import { onTestFinished, vi } from 'vitest'
import { flushPromises } from './flush-promises.ts'
import { type Element, readHtml } from './markup.ts'

type Props = Readonly<Record<string, unknown>>

/**
 * Renders a component without a DOM. Its state and its effects run as in a browser until the test is over. `elements`
 * and `text` show the tree that the component returned last. Child components do not run: tests call the functions in
 * the props of these components.
 */
export async function renderComponent(store: ReturnType<typeof createStore>, component: () => ReactNode) {
  let tree: ReactNode = null
  const show = (next: ReactNode) => {
    tree = next
  }
  const root = createRoot(fakeContainer())
  const unmount = () => act(async () => root.unmount())
  onTestFinished(unmount)
  const render = () =>
    act(async () =>
      root.render(
        <StrictMode>
          <Provider store={store}>
            <Harness component={component} show={show} />
          </Provider>
        </StrictMode>,
      ),
    )
  await render()
  const findProps = (isMatch: (props: Props) => boolean): Props => {
    const props = propsIn(tree).find(isMatch)
    if (!props) throw new Error(`No element matches in ${renderToStaticMarkup(tree)}`)
    return props
  }
  const run = (task: () => unknown) =>
    act(async () => {
      task()
      await flushPromises()
    })
  const call = (props: Props, handler: string, value?: unknown) =>
    run(() => (props[handler] as (value: unknown) => unknown)(value))
  return {
    unmount,
    /** Runs a task outside the component, and resolves when the component has reacted to it. */
    run,
    /** Renders the component again, with the current values of its contexts. */
    rerender: render,
    /** Returns the rendered elements with this tag. */
    elements: (tag: string): readonly Element[] =>
      readHtml(renderToStaticMarkup(tree)).elements.filter((element) => element.tag === tag),
    text: () => readHtml(`<main>${renderToStaticMarkup(tree)}</main>`).elements[0]?.text ?? '',
    valueIn: (label: string) => findProps((props) => props.label === label).value,
    hintOf: (label: string) => findProps((props) => props.label === label).hint,
    /** Types a text into the field with this label, in place of the present text. */
    type: (label: string, text: string) =>
      call(
        findProps((props) => props.label === label),
        'onChange',
        { target: { value: text } },
      ),
    submit: () =>
      call(
        findProps((props) => 'onSubmit' in props),
        'onSubmit',
        { preventDefault: () => {} },
      ),
    /** Presses the button with this text or label, or runs the `action` prop with this label. */
    press(name: string) {
      const action = propsIn(tree).flatMap(({ action }) =>
        isAction(action) && action.label === name ? [action] : [],
      )[0]
      if (action) return run(action.run)
      return call(
        findProps(({ label, children, onClick }) => onClick !== undefined && (label === name || children === name)),
        'onClick',
      )
    },
    /** Calls a handler, such as `onPointerEnter`, of the outermost element that has this handler. */
    callHandler: (handler: string, event?: unknown) =>
      call(
        findProps((props) => handler in props),
        handler,
        event,
      ),
  }
}

/** Returns a container for components that render no DOM. */
export function fakeContainer(): globalThis.Element {
  stubDocument()
  return { ...page, ownerDocument: page } as unknown as globalThis.Element
}

function Harness({
  component,
  show,
}: {
  readonly component: () => ReactNode
  readonly show: (tree: ReactNode) => void
}) {
  show(component())
  return null
}

/** The parts of a document that React uses even if it renders no DOM. */
const page = {
  nodeType: 1,
  nodeName: 'DIV',
  tagName: 'DIV',
  namespaceURI: 'http://www.w3.org/1999/xhtml',
  addEventListener() {},
  removeEventListener() {},
  getElementById: () => null,
  activeElement: null,
  body: null,
}

/** Provides the globals that React uses, until the file of the test ends. */
function stubDocument() {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('document', page)
  vi.stubGlobal('HTMLIFrameElement', class {})
}

function isAction(value: unknown): value is { readonly label: string; readonly run: () => void } {
  return typeof value === 'object' && value !== null && 'run' in value
}

/** Returns the props of every element in a tree, outermost first. */
function propsIn(tree: ReactNode): readonly Props[] {
  if (Array.isArray(tree)) return tree.flatMap(propsIn)
  if (typeof tree !== 'object' || tree === null || !('props' in tree)) return []
  const { props } = tree as ReactElement<Props>
  return [props, ...propsIn(props.children as ReactNode)]
}
