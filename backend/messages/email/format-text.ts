import { EMAIL_TEXTS } from '~backend/platform/texts'
import { getBrandName } from '~contract/brand-name'
import { type Email, type EmailSite, getUnsubscribeUrl, toFooterName, toPageUrl } from './email'

export function formatEmailText(email: Email, site: EmailSite): string {
  const { content, locale } = email
  const { link } = content
  const blocks = [
    ...content.paragraphs,
    content.code,
    content.quote ? content.quote.replace(/^/gm, '> ') : undefined,
    content.rows?.map(([label, value]) => `${label}: ${value}`).join('\n'),
    ...(content.sections ?? []).map(({ title, items, more }) =>
      [
        title,
        ...items.map(({ label, path, text }) => `${label}, ${text}\n${toPageUrl(site, path, locale)}`),
        more,
      ]
        .filter(Boolean)
        .join('\n\n'),
    ),
    link && `${link.label}:\n${toPageUrl(site, link.path, locale)}`,
    content.closing,
    `-- \n${getBrandName(locale, site)}\n${formatFooter(email, site)}`,
  ]
  return `${blocks.filter(Boolean).join('\n\n')}\n`
}

function formatFooter(email: Email, site: EmailSite): string {
  const t = EMAIL_TEXTS[email.locale]
  const url = getUnsubscribeUrl(site, email)
  return url ? `${t('footer.optional')}\n${url}` : t(`footer.${toFooterName(email)}`)
}
