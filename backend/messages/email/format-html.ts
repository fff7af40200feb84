import { html, type SafeHtml } from '~backend/platform/http/html'
import { EMAIL_TEXTS } from '~backend/platform/texts'
import { getBrandName } from '~contract/brand-name'
import type { EmailSection } from '../content'
import {
  type Email,
  type EmailSite,
  getUnsubscribeUrl,
  MESSAGE_SETTINGS_PATH,
  toFooterName,
  toPageUrl,
} from './email'

/** Inline styles, because mail programs support neither style sheets nor variables. */
const STYLES = {
  body: 'margin:0;padding:0;background:#f7f1e8;color:#1f1b18',
  main: "max-width:560px;margin:0 auto;padding:24px 20px 32px;background:#fffdf9;font:16px/1.6 system-ui,-apple-system,'Segoe UI','Noto Sans Georgian',Sylfaen,Roboto,sans-serif;overflow-wrap:anywhere",
  brand: 'margin:0 0 20px;font-size:18px;font-weight:700;color:#b4452b',
  title: 'margin:0 0 16px;font-size:22px;line-height:1.3;font-weight:650',
  paragraph: 'margin:0 0 16px',
  code: 'margin:0 0 16px;font-size:32px;line-height:1.3;font-weight:700;letter-spacing:6px',
  quote:
    'margin:0 0 16px;padding:12px 16px;background:#f7f1e8;border-left:3px solid #8f8378;white-space:pre-line',
  row: 'margin:0 0 6px',
  label: 'color:#574e47',
  section: 'margin:20px 0 12px;font-size:18px;line-height:1.3;font-weight:650',
  item: 'color:#17624f;font-weight:600',
  button:
    'display:inline-block;margin:8px 0 20px;padding:13px 22px;border-radius:10px;background:#17624f;color:#ffffff;font-weight:600;text-decoration:none',
  footer: 'margin:24px 0 0;padding-top:16px;border-top:1px solid #ddd2c4;font-size:14px;color:#574e47',
  quiet: 'color:#574e47',
}

export function formatEmailHtml(email: Email, site: EmailSite): string {
  const { content, locale } = email
  const { link } = content
  return html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${content.subject}</title>
</head>
<body style="${STYLES.body}">
<div style="${STYLES.main}">
<p style="${STYLES.brand}">${getBrandName(locale, site)}</p>
<h1 style="${STYLES.title}">${content.subject}</h1>
${content.paragraphs.map((text) => html`<p style="${STYLES.paragraph}">${text}</p>\n`)}
${content.code && html`<p style="${STYLES.code}">${content.code}</p>\n`}
${content.quote && html`<blockquote style="${STYLES.quote}">${content.quote}</blockquote>\n`}
${content.rows?.map(
  ([label, value]) =>
    html`<p style="${STYLES.row}"><span style="${STYLES.label}">${label}:</span> <b>${value}</b></p>\n`,
)}
${content.sections?.map((section) => formatSection(section, email, site))}
${link && html`<p style="margin:0"><a href="${toPageUrl(site, link.path, locale)}" style="${STYLES.button}">${link.label}</a></p>\n`}
${content.closing && html`<p style="${STYLES.paragraph}">${content.closing}</p>\n`}
<p style="${STYLES.footer}">${formatFooter(email, site)}</p>
</div>
</body>
</html>
`.text
}

function formatSection({ title, items, more }: EmailSection, { locale }: Email, site: EmailSite): SafeHtml {
  return html`<h2 style="${STYLES.section}">${title}</h2>
${items.map(
  ({ label, path, text }) =>
    html`<p style="${STYLES.paragraph}"><a href="${toPageUrl(site, path, locale)}" style="${STYLES.item}">${label}</a><br>${text}</p>\n`,
)}${more && html`<p style="${STYLES.paragraph}">${more}</p>\n`}`
}

function formatFooter(email: Email, site: EmailSite): SafeHtml {
  const t = EMAIL_TEXTS[email.locale]
  const url = getUnsubscribeUrl(site, email)
  if (!url) return html`${t(`footer.${toFooterName(email)}`)}`
  const settingsUrl = toPageUrl(site, email.content.settingsPath ?? MESSAGE_SETTINGS_PATH, email.locale)
  return html`<a href="${url}" style="${STYLES.quiet}">${t('footer.unsubscribe')}</a><br><a href="${settingsUrl}" style="${STYLES.quiet}">${t('footer.settings')}</a>`
}
