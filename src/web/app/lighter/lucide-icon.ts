import { createElement, forwardRef, type ReactElement, type SVGProps } from 'react';

interface IconData {
  name: string;
  node: [tag: string, attributes: Record<string, string>][];
}

interface IconProps extends SVGProps<SVGSVGElement> {
  size?: number | string;
}

/**
 * Component of a Lucide icon. The package computes attributes and shapes at each render, for options that the
 * portal does not use.
 */
export default function createLucideIcon({ name, node }: IconData) {
  let shapes: ReactElement[] | undefined;
  return forwardRef<SVGSVGElement, IconProps>(({ size = 24, className, ...rest }, ref) => {
    shapes ??= node.map(([tag, attributes]) => createElement(tag, attributes));
    return createElement(
      'svg',
      {
        ref,
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: className ? `lucide lucide-${name} ${className}` : `lucide lucide-${name}`,
        'aria-hidden': isNamed(rest) ? undefined : 'true',
        ...rest,
      },
      ...shapes,
    );
  });
}

const isNamed = (props: object): boolean =>
  Object.keys(props).some((prop) => prop.startsWith('aria-') || prop === 'role' || prop === 'title');
