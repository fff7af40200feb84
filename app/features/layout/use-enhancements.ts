import { useEffect } from 'react'
import { returnFocusAfterDialog } from '~/enhance/dialog'
import { enhanceElements } from '~/enhance/enhance-elements'
import { layoutEnhancements } from '~/enhance/layout-enhancements'

/** Runs the enhancements of the layout on hydrated pages, which load only Remix's script. */
export function useEnhancements(): void {
  useEffect(returnFocusAfterDialog, [])
  // Each page adds new elements.
  useEffect(() => enhanceElements(layoutEnhancements))
}
