import { html, type SafeHtml } from '~backend/platform/http/html'
import { LOCALES, type Locale } from '~backend/platform/localized-text'
import { SANDBOX_MESSAGES } from './messages'

const LANGUAGES: Readonly<Record<Locale, string>> = { ka: 'ქართული', en: 'English', ru: 'Русский' }
const LOGO = html`<svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true"><path fill="currentColor" fill-rule="evenodd" d="M4 0h24a4 4 0 0 1 4 4v28h-6V17a10 10 0 0 0-20 0v15H0V4a4 4 0 0 1 4-4zm5.5 32V17.500a6.5 6.5 0 0 1 13 0V32h-3.300v-6.500h-6.400V32zm0-9.500h13v-2h-13z"/></svg>`

type SandboxPageOptions = {
  locale: Locale
  title: string
  isError?: boolean | undefined
  notice: string
  urlInLocale(locale: Locale): string
}

export function sandboxPage(
  { locale, title, isError, notice, urlInLocale: addressIn }: SandboxPageOptions,
  body: SafeHtml,
): string {
  const messages = SANDBOX_MESSAGES[locale]
  return html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${isError && `${messages.error}: `}${title}</title>
<link rel="stylesheet" href="/sandbox/sandbox.css">
<link rel="stylesheet" href="/sandbox/forms.css">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
</head>
<body>
<aside class="demo-notice" aria-label="${messages.warning}"><p>${notice}</p></aside>
<header><a class="mark" href="/" aria-label="${messages.home}">${LOGO}</a><nav aria-label="${messages.language}">${LOCALES.map(
    (other) =>
      other === locale
        ? html` <span lang="${other}" aria-current="true">${LANGUAGES[other]}</span>`
        : html` <a lang="${other}" hreflang="${other}" href="${addressIn(other)}">${LANGUAGES[other]}</a>`,
  )}</nav></header>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`.text
}
