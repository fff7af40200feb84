import type { ReactNode } from 'react'
import { usePage } from '../../http/page'
import { useServerParts } from '../../http/server-parts'
import { Footer } from './footer'
import { useFooterGroups } from './footer-groups'
import { Header } from './header'
import { PageFrame } from './page-frame'

/** The whole header with the banner above it, and the whole footer. */
export function FullFrame({ children }: { children: ReactNode }) {
  const { shell } = usePage()
  const { Banner } = useServerParts()
  const header = (
    <>
      {Banner ? <Banner place="header" /> : null}
      <Header shell={shell} />
    </>
  )
  return (
    <PageFrame header={header} footer={<Footer shell={shell} groups={useFooterGroups()} />}>
      {children}
    </PageFrame>
  )
}
