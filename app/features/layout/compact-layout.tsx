import type { ReactNode } from 'react'
import { usePage } from '~/page/use-page'
import { BaseLayout } from './base-layout'
import { FooterBottom } from './footer-bottom'
import { HeaderBar } from './header-bar'

/** A full-width layout with one-line header and footer, for work pages such as the map. */
export function CompactLayout({ children }: { children: ReactNode }) {
  const { layout } = usePage()
  return (
    <BaseLayout
      header={
        <header className="site-header" data-enhance="sticky-header">
          <HeaderBar layout={layout} compact />
        </header>
      }
      footer={
        <footer className="page-footer">
          <div className="footer-ornament" aria-hidden="true" />
          <div className="wrap">
            <FooterBottom layout={layout} languages />
          </div>
        </footer>
      }
    >
      {children}
    </BaseLayout>
  )
}
