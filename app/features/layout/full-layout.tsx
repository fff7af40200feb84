import { LayoutBanner } from '~/features/banners'
import { usePage } from '~/page/use-page'
import type { LayoutProps } from './base-layout'
import { CachedLayout } from './cached-layout'
import { DocumentLayout } from './document-layout'
import { Footer } from './footer'
import { Header } from './header'
import { useLayoutParts } from './use-layout-parts'

export function FullLayout(props: LayoutProps) {
  const { layout } = usePage()
  const { banners, footer } = useLayoutParts()
  return (
    <DocumentLayout
      {...props}
      header={
        <>
          {props.isError ? null : <LayoutBanner banner={banners.header} place="header" />}
          <CachedLayout name="header" layout={layout} render={(layout) => <Header layout={layout} />} />
        </>
      }
      footer={
        <CachedLayout
          name="footer"
          layout={layout}
          facts={footer}
          render={(layout) => <Footer layout={layout} parts={footer} />}
        />
      }
    />
  )
}
