import { createElement, type SVGProps } from 'react'

/** The drawing of an icon, as the package `lucide-react` delivers it. */
type IconData = {
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[]
}
type IconProps = SVGProps<SVGSVGElement> & { readonly size?: number }

/**
 * Returns the component of an icon. The build uses this function in place of the one in `lucide-react`, which is 1 kB
 * larger because of options that the site does not use.
 */
export default function createIcon({ node }: IconData) {
  return (props: IconProps) => drawIcon(node, props)
}

function drawIcon(node: IconData['node'], { size = 24, ...props }: IconProps) {
  const attributes = {
    xmlns: 'http://www.w3.org/2000/svg',
    width: size,
    height: size,
    viewBox: '0 0 24 24',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 2,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    'aria-hidden': true,
    ...props,
  } as const
  return createElement('svg', attributes, ...node.map(([tag, shape]) => createElement(tag, shape)))
}
