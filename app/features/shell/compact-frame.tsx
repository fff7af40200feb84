import type { ReactNode } from 'react'
import { usePage } from '../../http/page'
import { Head } from './head'
import { LastLine } from './last-line'
import { PageFrame } from './page-frame'

/** One line above and below, as wide as the window: for pages of work, such as results beside their map. */
export function CompactFrame({ children }: { children: ReactNode }) {
  const { shell } = usePage()
  return (
    <PageFrame
      header={
        <header className="site" data-header>
          <Head shell={shell} compact />
        </header>
      }
      footer={
        <footer className="foot">
          <div className="eave" aria-hidden="true" />
          <div className="wrap">
            <LastLine shell={shell} languages />
          </div>
        </footer>
      }
    >
      {children}
    </PageFrame>
  )
}
