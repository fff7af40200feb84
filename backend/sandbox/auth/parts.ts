import { LOCALES, type Locale } from '../../dictionaries/words'
import { type Html, html } from '../html'
import type { Faults, FieldName } from './forms'
import { AUTH_WORDS } from './words'

/** What every page of the sign-in site knows. */
export type Visit = {
  locale: Locale
  /** Path of this page below the site's root, e.g. `/sandbox/auth`. */
  path: string
  /** The `Continue` it was opened with, as it was given. */
  continueTo: string | undefined
}

const LANGUAGES: Readonly<Record<Locale, string>> = { ka: 'ქართული', en: 'English', ru: 'Русский' }
const MARK = html`<svg viewBox="0 0 32 32" aria-hidden="true"><path fill="currentColor" fill-rule="evenodd" d="M4 0h24a4 4 0 0 1 4 4v28h-6V17a10 10 0 0 0-20 0v15H0V4a4 4 0 0 1 4-4zm5.5 32V17.500a6.5 6.5 0 0 1 13 0V32h-3.300v-6.500h-6.400V32zm0-9.500h13v-2h-13z"/></svg>`
const ALERT = html`<svg class="i" viewBox="0 0 24 24" aria-hidden="true"><path d="M12 4 2.8 19.5h18.4zM12 10v4.5M12 17h.01"/></svg>`

/** The address of a page of this site that keeps the language and the way back. */
export function linkTo(path: string, { locale, continueTo }: Visit): string {
  const query = new URLSearchParams({ lang: locale })
  if (continueTo) query.set('Continue', continueTo)
  return `${path}?${query}`
}

export function page(
  visit: Visit,
  { title, isError }: { title: string; isError?: boolean },
  body: Html,
): string {
  const words = AUTH_WORDS[visit.locale]
  return html`<!doctype html>
<html lang="${visit.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${isError && `${words.error}: `}${title}</title>
<link rel="stylesheet" href="/sandbox/sandbox.css">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
</head>
<body>
<aside class="stub" aria-label="${words.warning}"><p>${words.stub}</p></aside>
<header><a class="mark" href="/" aria-label="${words.home}">${MARK}</a><nav aria-label="${words.language}">${LOCALES.map(
    (locale) =>
      locale === visit.locale
        ? html`<span lang="${locale}" aria-current="true">${LANGUAGES[locale]}</span>`
        : html`<a lang="${locale}" hreflang="${locale}" href="${linkTo(visit.path, { ...visit, locale })}">${LANGUAGES[locale]}</a>`,
  )}</nav></header>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`.text
}

/** What went wrong, above the form, each fault a link to its field. */
export function summary(visit: Visit, faults: Faults): Html {
  const words = AUTH_WORDS[visit.locale]
  const items = (Object.keys(faults) as FieldName[]).map((name) => {
    const fault = faults[name]
    return fault && html`<li><a href="#${name}">${words[name]}: ${words[fault]}</a></li>`
  })
  return html`<div class="flash" role="alert">${ALERT}<ul>${items}</ul></div>`
}

type Field = {
  name: FieldName
  hint?: string
  type: 'text' | 'email' | 'password' | 'tel'
  autocomplete: string
  required?: boolean
}

/** A field with its label, hint and fault joined to it. A typed password is never sent back. */
export function field(visit: Visit, typed: Record<string, unknown>, faults: Faults, field: Field): Html {
  const { name, hint, type, autocomplete, required = true } = field
  const fault = faults[name]
  const described = [hint && `${name}-hint`, fault && `${name}-fault`].filter(Boolean).join(' ')
  const value = type === 'password' ? '' : String(typed[name] ?? '')
  return html`<div class="field">
<label for="${name}">${AUTH_WORDS[visit.locale][name]}</label>
${hint && html`<p class="hint" id="${name}-hint">${hint}</p>`}
${fault && faultLine(visit, name, faults)}
<input id="${name}" name="${name}" type="${type}" value="${value}" maxlength="255" autocomplete="${autocomplete}"${
    required && html` required`
  }${fault && html` aria-invalid="true"`}${described && html` aria-describedby="${described}"`}>
</div>`
}

export function faultLine(visit: Visit, name: FieldName, faults: Faults): Html {
  const words = AUTH_WORDS[visit.locale]
  const fault = faults[name]
  return html`<p class="fault" id="${name}-fault">${ALERT}<span><span class="vh">${words.error}: </span>${fault && words[fault]}</span></p>`
}
