import type { CachedLayoutProps } from '~/page/document-slots'

/** Renders a part of the layout without caching. */
export const PlainPart = ({ layout, render }: CachedLayoutProps) => render(layout)
