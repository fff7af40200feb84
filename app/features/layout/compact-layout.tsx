import { usePage } from '~/page/use-page'
import type { LayoutProps } from './base-layout'
import { CachedLayout } from './cached-layout'
import { CompactFooter, CompactHeader } from './compact-parts'
import { DocumentLayout } from './document-layout'
import { useLayoutParts } from './use-layout-parts'

/** Renders a full-width layout with one-line header and footer, for work pages. */
export function CompactLayout(props: LayoutProps) {
  const { layout } = usePage()
  const { links, exchangeRate } = useLayoutParts().footer
  return (
    <DocumentLayout
      {...props}
      header={
        <CachedLayout
          name="compact header"
          layout={layout}
          render={(layout) => <CompactHeader layout={layout} />}
        />
      }
      footer={
        <CachedLayout
          name="compact footer"
          layout={layout}
          facts={{ links, exchangeRate }}
          render={(layout) => <CompactFooter layout={layout} links={links} exchangeRate={exchangeRate} />}
        />
      }
    />
  )
}
