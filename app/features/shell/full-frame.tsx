import type { ReactNode } from 'react'
import { usePage } from '../../http/page'
import { Footer } from './footer'
import { useFooterGroups } from './footer-groups'
import { Header } from './header'
import { PageFrame } from './page-frame'

/** The whole header and the whole footer. */
export function FullFrame({ children }: { children: ReactNode }) {
  const { shell } = usePage()
  return (
    <PageFrame header={<Header shell={shell} />} footer={<Footer shell={shell} groups={useFooterGroups()} />}>
      {children}
    </PageFrame>
  )
}
