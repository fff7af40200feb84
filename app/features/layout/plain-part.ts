import type { LayoutFragmentProps } from '~/page/document-slots'

/** A part of the layout where nothing is kept of it. */
export const PlainPart = ({ layout, render }: LayoutFragmentProps) => render(layout)
