import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { languageNames } from '~/i18n/languages'
import type { LayoutData, LinkItem } from '~/page/layout-data'

export function LayoutLink({
  link,
  className,
  children,
}: {
  link: LinkItem
  className?: string
  children?: ReactNode
}) {
  const { t } = useTranslation('layout')
  const linkProps = link.external
    ? { target: '_blank', rel: 'noopener' }
    : link.opensDialog
      ? { rel: 'nofollow' }
      : {}
  return (
    <a href={link.href} className={className} aria-current={link.current ? 'page' : undefined} {...linkProps}>
      {`${link.label} `}
      {link.external ? <span className="visually-hidden">{`(${t('footer.external')})`}</span> : null}
      {children}
    </a>
  )
}

export function LanguageLinks({ links, item }: { links: LayoutData['languageLinks']; item?: string }) {
  const { t } = useTranslation('layout')
  return (
    <ul className="langs" aria-label={t('languages')}>
      {links.map(({ language, href, current }) => (
        <li key={language}>
          <a
            className={item}
            href={href}
            lang={language}
            hrefLang={language}
            aria-current={current ? 'true' : undefined}
          >
            {languageNames[language]}
          </a>
        </li>
      ))}
    </ul>
  )
}
