import type { CachedLayoutProps } from '~/page/server-only-parts'

/** Renders a part of the layout without caching. */
export const PlainPart = ({ layout, render }: CachedLayoutProps) => render(layout)
