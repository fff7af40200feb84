import type { Locale } from '../../dictionaries/words'
import { type Html, html } from '../html'
import { sandboxPage } from '../page'
import { SANDBOX_WORDS } from '../words'
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
  const { locale, path } = visit
  const notice = AUTH_WORDS[locale].stub
  const addressIn = (other: Locale) => linkTo(path, { ...visit, locale: other })
  return sandboxPage({ locale, title, isError, notice, addressIn }, body)
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
  return html`<p class="fault" id="${name}-fault">${ALERT}<span><span class="vh">${SANDBOX_WORDS[visit.locale].error}: </span>${fault && words[fault]}</span></p>`
}
