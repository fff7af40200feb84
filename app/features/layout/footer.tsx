import { useTranslation } from 'react-i18next'
import { SisterSiteLogo } from '~/features/sister-sites'
import { formatNumber } from '~/i18n/format'
import { toLocalizedPath } from '~/i18n/languages'
import type { FooterGroup, FooterLink, LayoutData, LayoutParts, LinkItem } from '~/page/layout-data'
import { toPhoneHref } from '~contract/values/phone'
import { FooterBottom } from './footer-bottom'
import { LayoutLink } from './layout-links'
import { MenuBadgeColors } from './main-nav'

const INFO_PAGES = [
  { word: 'about', path: '/chvens-shesaxeb' },
  { word: 'blog', path: '/blog' },
  { word: 'contact', path: '/contact' },
] as const

interface FooterProps {
  layout: LayoutData
  parts: LayoutParts['footer']
}

export function Footer({ layout, parts }: FooterProps) {
  const { t } = useTranslation(['navigation', 'layout'])
  const { groups, sisters, services, social, exchangeRate } = parts
  const links = [...layout.footer.links, ...parts.links]
  const searches = links.filter(({ count }) => count !== undefined)
  const pages = links.filter(({ count }) => count === undefined)
  const help = [
    ...INFO_PAGES.map(({ word, path }) => ({
      label: t(`footer.${word}`),
      href: toLocalizedPath(path, layout.language),
    })),
    ...listHelpLinks(layout, t('footer.android'), t('footer.ios')),
  ]
  return (
    <footer id="footer" className="page-footer">
      <MenuBadgeColors items={layout.nav} />
      <div className="footer-ornament" aria-hidden="true" />
      <div className="wrap">
        {groups.length || services.length || help.length ? (
          <div className="columns">
            {groups.map((group) => (
              <FooterColumn key={group.title} group={group} layout={layout} />
            ))}
            {services.length ? (
              <FooterColumn help group={{ title: t('footer.services'), links: services }} layout={layout} />
            ) : null}
            {help.length ? (
              <FooterColumn help group={{ title: t('footer.help'), links: help }} layout={layout} />
            ) : null}
          </div>
        ) : null}
        {social.length ? (
          <ul className="footer-row" aria-label={t('footer.social', { brand: layout.brandName })}>
            {social.map((link) => (
              <li key={link.href}>
                <LayoutLink link={link} />
              </li>
            ))}
          </ul>
        ) : null}
        {sisters.length ? (
          <ul className="footer-row" aria-label={t('footer.sister_sites')}>
            {sisters.map(({ name, href, logo }) => (
              <li key={href}>
                <a href={href} target="_blank" rel="noopener">
                  {layout.lightMode ? null : <SisterSiteLogo src={logo} />}
                  {name}
                  <span className="visually-hidden"> ({t('layout:footer.external')})</span>
                </a>
              </li>
            ))}
          </ul>
        ) : null}
        {searches.length ? (
          <ul className="footer-row" aria-label={t('footer.searches')}>
            {searches.map((link) => (
              <li key={link.href}>
                <CountedLink link={link} layout={layout} />
              </li>
            ))}
          </ul>
        ) : null}
        <FooterBottom layout={layout} exchangeRate={exchangeRate}>
          {pages.map((link) => (
            <LayoutLink key={link.href} link={link} />
          ))}
        </FooterBottom>
      </div>
    </footer>
  )
}

interface FooterColumnProps {
  group: FooterGroup
  layout: LayoutData
  help?: boolean
}

/** Renders a column; phones show the first two groups and always the help. */
function FooterColumn({ group, layout, help }: FooterColumnProps) {
  return (
    <div className={help ? 'help' : undefined}>
      <h2>{group.link ? <CountedLink link={group.link} layout={layout} /> : group.title}</h2>
      <ul>
        {group.links.map((link) => (
          <li key={link.href}>
            <CountedLink link={link} layout={layout} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Renders a link with the number of statements behind it. */
function CountedLink({ link, layout }: { link: FooterLink; layout: LayoutData }) {
  const { t } = useTranslation('navigation')
  return (
    <LayoutLink link={link}>
      {link.count === undefined ? null : (
        <small>
          {formatNumber(link.count, layout.language)}
          <span className="visually-hidden"> {t('footer.statements', { count: link.count })}</span>
        </small>
      )}
    </LayoutLink>
  )
}

/** Returns the hotline and this device's app store, or both stores for an unknown device. */
function listHelpLinks(
  { supportPhone, device, footer }: LayoutData,
  android: string,
  ios: string,
): LinkItem[] {
  const { stores } = footer
  return [
    supportPhone ? { label: supportPhone, href: toPhoneHref(supportPhone) } : undefined,
    stores.android && device !== 'ios' ? { label: android, href: stores.android, external: true } : undefined,
    stores.ios && device !== 'android' ? { label: ios, href: stores.ios, external: true } : undefined,
  ].filter((link) => link !== undefined)
}
