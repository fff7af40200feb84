import { html, type SafeHtml } from '~backend/platform/http/html'
import type { Locale } from '~backend/platform/localized-text'
import { SANDBOX_MESSAGES } from '../messages'
import { sandboxPage } from '../page'
import type { FieldErrors, RegisterFieldName } from './forms'
import { AUTH_MESSAGES } from './messages'

export type AuthPageContext = {
  locale: Locale
  path: string
  returnUrl: string | undefined
}

const ALERT = html`<svg class="i" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d="M12 4 2.8 19.5h18.4zM12 10v4.5M12 17h.01"/></svg>`

export function toAuthUrl(path: string, { locale, returnUrl }: AuthPageContext): string {
  const query = new URLSearchParams({ lang: locale })
  if (returnUrl) query.set('Continue', returnUrl)
  return `${path}?${query}`
}

export function authPage(
  visit: AuthPageContext,
  { title, isError }: { title: string; isError?: boolean },
  body: SafeHtml,
): string {
  const { locale, path } = visit
  const notice = AUTH_MESSAGES[locale].stub
  const urlInLocale = (other: Locale) => toAuthUrl(path, { ...visit, locale: other })
  return sandboxPage({ locale, title, isError, notice, urlInLocale }, body)
}

export function errorSummary(visit: AuthPageContext, fieldErrors: FieldErrors): SafeHtml {
  const messages = AUTH_MESSAGES[visit.locale]
  const items = (Object.keys(fieldErrors) as RegisterFieldName[]).map((name) => {
    const error = fieldErrors[name]
    return error && html`<li><a href="#${name}">${messages[name]}: ${messages[error]}</a></li>`
  })
  return html`<div class="flash" role="alert">${ALERT}<ul>${items}</ul></div>`
}

type Field = {
  name: RegisterFieldName
  hint?: string
  type: 'text' | 'email' | 'password' | 'tel'
  autocomplete: string
  required?: boolean
}

/** Renders a field. A typed password is never echoed. */
export function formField(
  visit: AuthPageContext,
  typed: Record<string, unknown>,
  fieldErrors: FieldErrors,
  field: Field,
): SafeHtml {
  const { name, hint, type, autocomplete, required = true } = field
  const error = fieldErrors[name]
  const described = [hint && `${name}-hint`, error && `${name}-fault`].filter(Boolean).join(' ')
  const value = type === 'password' ? '' : String(typed[name] ?? '')
  return html`<div class="field">
<label for="${name}">${AUTH_MESSAGES[visit.locale][name]}</label>
${hint && html`<p class="hint" id="${name}-hint">${hint}</p>`}
${error && fieldErrorLine(visit, name, fieldErrors)}
<input id="${name}" name="${name}" type="${type}" value="${value}" maxlength="255" autocomplete="${autocomplete}"${
    required && html` required`
  }${error && html` aria-invalid="true"`}${described && html` aria-describedby="${described}"`}>
</div>`
}

export function fieldErrorLine(
  visit: AuthPageContext,
  name: RegisterFieldName,
  fieldErrors: FieldErrors,
): SafeHtml {
  const messages = AUTH_MESSAGES[visit.locale]
  const error = fieldErrors[name]
  return html`<p class="field-error" id="${name}-fault">${ALERT}<span><span class="visually-hidden">${SANDBOX_MESSAGES[visit.locale].error}: </span>${error && messages[error]}</span></p>`
}
