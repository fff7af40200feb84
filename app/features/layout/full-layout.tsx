import type { ReactNode } from 'react'
import { useDocumentSlots } from '~/page/document-slots'
import { usePage } from '~/page/use-page'
import { BaseLayout } from './base-layout'
import { Footer } from './footer'
import { Header } from './header'
import { useFooterGroups } from './use-footer-groups'

export function FullLayout({ children }: { children: ReactNode }) {
  const { layout } = usePage()
  const { Banner } = useDocumentSlots()
  const header = (
    <>
      {Banner ? <Banner place="header" /> : null}
      <Header layout={layout} />
    </>
  )
  return (
    <BaseLayout header={header} footer={<Footer layout={layout} groups={useFooterGroups()} />}>
      {children}
    </BaseLayout>
  )
}
