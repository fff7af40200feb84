import type { AppLoadContext } from '@remix-run/node'
import type { LayoutData } from './layout-data'

/** Layout data that only the server renders on a hydrated page, and which is therefore not serialized. */
type DocumentLayout = Pick<LayoutData, 'banners' | 'supportLauncher'>

const layoutByRequest = new WeakMap<AppLoadContext, DocumentLayout>()

export function setDocumentLayout(context: AppLoadContext, layout: DocumentLayout): void {
  layoutByRequest.set(context, layout)
}

export function getDocumentLayout(context: AppLoadContext): DocumentLayout | undefined {
  return layoutByRequest.get(context)
}
