import type { FooterLink, LayoutData } from '~/page/layout-data'
import type { Configuration } from '~/upstream/content.server'
import { FooterBottom } from './footer-bottom'
import { HeaderBar } from './header-bar'
import { LayoutLink } from './layout-links'
import { MenuBadgeColors } from './main-nav'

export function CompactHeader({ layout }: { layout: LayoutData }) {
  return (
    <header className="site-header" data-enhance="sticky-header">
      <HeaderBar layout={layout} compact />
    </header>
  )
}

interface CompactFooterProps {
  layout: LayoutData
  links?: readonly FooterLink[]
  exchangeRate?: Configuration['exchangeRate']
}

export function CompactFooter({ layout, links = [], exchangeRate }: CompactFooterProps) {
  return (
    <footer id="footer" className="page-footer">
      <MenuBadgeColors items={layout.nav} />
      <div className="footer-ornament" aria-hidden="true" />
      <div className="wrap">
        <FooterBottom layout={layout} exchangeRate={exchangeRate} languages>
          {[...layout.footer.links, ...links].map((link) => (
            <LayoutLink key={link.href} link={link} />
          ))}
        </FooterBottom>
      </div>
    </footer>
  )
}
