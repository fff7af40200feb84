import type { LayoutFragmentProps } from '~/page/document-slots'

/** Renders a part of the layout without caching. */
export const PlainPart = ({ layout, render }: LayoutFragmentProps) => render(layout)
