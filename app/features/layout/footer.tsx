import { useTranslation } from 'react-i18next'
import { formatNumber } from '~/i18n/format'
import { type Language, toLocalizedPath } from '~/i18n/languages'
import type { FooterGroup, LayoutData, LinkItem } from '~/page/layout-data'
import { Avatar } from '~/ui/avatar'
import { FooterBottom } from './footer-bottom'
import { LayoutLink } from './layout-links'
import { toTelHref } from './tel-href'

const INFO_PAGES = [
  { word: 'about', path: '/chvens-shesaxeb' },
  { word: 'blog', path: '/blog' },
  { word: 'contact', path: '/contact' },
] as const

export function Footer({ layout, groups }: { layout: LayoutData; groups: FooterGroup[] }) {
  const { t } = useTranslation(['navigation', 'layout'])
  const { sisters, services } = layout.footer
  const help = [
    ...INFO_PAGES.map(({ word, path }) => ({
      label: t(`footer.${word}`),
      href: toLocalizedPath(path, layout.language),
    })),
    ...listHelpLinks(layout, t('footer.android'), t('footer.ios')),
  ]
  return (
    <footer className="page-footer">
      <div className="footer-ornament" aria-hidden="true" />
      <div className="wrap">
        {groups.length || services.length || help.length ? (
          <div className="columns">
            {groups.map((group) => (
              <FooterColumn key={group.title} group={group} language={layout.language} />
            ))}
            {services.length ? (
              <FooterColumn
                help
                group={{ title: t('footer.services'), links: services }}
                language={layout.language}
              />
            ) : null}
            {help.length ? (
              <FooterColumn
                help
                group={{ title: t('footer.help'), links: help }}
                language={layout.language}
              />
            ) : null}
          </div>
        ) : null}
        {sisters.length ? (
          <ul className="sister-sites" aria-label={t('footer.sister_sites')}>
            {sisters.map(({ name, href }) => (
              <li key={href}>
                <a href={href} target="_blank" rel="noopener">
                  <Avatar name={name} size="small" shape="square" />
                  {name}
                  <span className="visually-hidden"> ({t('layout:footer.external')})</span>
                </a>
              </li>
            ))}
          </ul>
        ) : null}
        <FooterBottom layout={layout} />
      </div>
    </footer>
  )
}

interface FooterColumnProps {
  group: FooterGroup
  language: Language
  help?: boolean
}

/** Phones show the first two groups and always the help. */
function FooterColumn({ group, language, help }: FooterColumnProps) {
  const { t } = useTranslation('navigation')
  return (
    <div className={help ? 'help' : undefined}>
      <h2>{group.title}</h2>
      <ul>
        {group.links.map((link) => (
          <li key={link.href}>
            <LayoutLink link={link}>
              {link.count === undefined ? null : (
                <small>
                  {formatNumber(link.count, language)}
                  <span className="visually-hidden"> {t('footer.statements')}</span>
                </small>
              )}
            </LayoutLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The hotline and this device's app store; both stores when the device is unknown. */
function listHelpLinks(
  { supportPhone, device, footer }: LayoutData,
  android: string,
  ios: string,
): LinkItem[] {
  const { stores } = footer
  return [
    supportPhone ? { label: supportPhone, href: toTelHref(supportPhone) } : undefined,
    stores.android && device !== 'ios' ? { label: android, href: stores.android, external: true } : undefined,
    stores.ios && device !== 'android' ? { label: ios, href: stores.ios, external: true } : undefined,
  ].filter((link) => link !== undefined)
}
