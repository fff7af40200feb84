import type { ReactNode } from 'react'
import { useServerOnlyParts } from '~/page/server-only-parts'
import { usePage } from '~/page/use-page'
import { BaseLayout } from './base-layout'
import { Footer } from './footer'
import { Header } from './header'
import { PlainPart } from './plain-part'
import { useFooterGroups } from './use-footer-groups'

export function FullLayout({ children }: { children: ReactNode }) {
  const { layout } = usePage()
  const groups = useFooterGroups()
  const { Banner, CachedLayout = PlainPart } = useServerOnlyParts()
  const header = (
    <>
      {Banner ? <Banner place="header" /> : null}
      <CachedLayout name="header" layout={layout} render={(layout) => <Header layout={layout} />} />
    </>
  )
  const footer = (
    <CachedLayout
      name="footer"
      layout={layout}
      facts={groups}
      render={(layout) => <Footer layout={layout} groups={groups} />}
    />
  )
  return (
    <BaseLayout header={header} footer={footer}>
      {children}
    </BaseLayout>
  )
}
