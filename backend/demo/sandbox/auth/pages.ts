import { USER_TYPES } from '~backend/dictionaries/user-types'
import { html, type SafeHtml } from '~backend/platform/http/html'
import { REGISTER_PATH } from '~contract/identity'
import { SANDBOX_MESSAGES } from '../messages'
import {
  type AuthPageContext,
  authPage,
  errorSummary,
  fieldErrorLine,
  formField,
  toAuthUrl,
} from './components'
import type { DemoPerson } from './demo-people'
import type { FieldErrors } from './forms'
import { AUTH_MESSAGES } from './messages'

export type FormState = { values: Record<string, unknown>; errors: FieldErrors }

export function signInPage(
  visit: AuthPageContext,
  { values: typed, errors: fieldErrors }: FormState,
  people: DemoPerson[],
): string {
  const messages = AUTH_MESSAGES[visit.locale]
  const isError = Object.keys(fieldErrors).length > 0
  return authPage(
    visit,
    { title: messages.signIn, isError },
    html`<p class="quiet">${messages.returnsTo}</p>
${isError && errorSummary(visit, fieldErrors)}
<form method="post" action="${toAuthUrl('/sandbox/auth', visit)}" novalidate>
${formField(visit, typed, fieldErrors, { name: 'email', type: 'email', autocomplete: 'username' })}
${formField(visit, typed, fieldErrors, { name: 'password', type: 'password', autocomplete: 'current-password' })}
<button class="main">${messages.signIn}</button>
</form>
<p><a class="button" href="${toAuthUrl('/sandbox/auth/register', visit)}">${messages.register}</a></p>
${people.length > 0 && demoForm(visit, people)}
<p><a href="${toRegisterHref(visit)}">${messages.realAccount}</a></p>
<p><a href="${visit.returnUrl ?? '/'}">${messages.back}</a></p>`,
  )
}

/** Links to the registration page, which real marketplaces have too. */
function toRegisterHref({ locale, returnUrl }: AuthPageContext): string {
  const path = locale === 'ka' ? REGISTER_PATH : `/${locale}${REGISTER_PATH}`
  return returnUrl ? `${path}?${new URLSearchParams({ Continue: returnUrl })}` : path
}

function demoForm(visit: AuthPageContext, people: DemoPerson[]): SafeHtml {
  const messages = AUTH_MESSAGES[visit.locale]
  return html`<h2 class="quiet">${messages.demo}</h2>
<form class="demo" method="post" action="${toAuthUrl('/sandbox/auth', visit)}">${people.map(
    ({ email, name, type, is_operator: isOperator }) =>
      html`<button name="as" value="${email}"><b>${name}</b> <small>${
        isOperator ? messages.operator : USER_TYPES.find(({ key }) => key === type)?.[visit.locale]
      } · ${email}</small></button> `,
  )}</form>`
}

export function registerPage(
  visit: AuthPageContext,
  { values: typed, errors: fieldErrors }: FormState,
): string {
  const messages = AUTH_MESSAGES[visit.locale]
  const isError = Object.keys(fieldErrors).length > 0
  return authPage(
    visit,
    { title: messages.register, isError },
    html`${isError && errorSummary(visit, fieldErrors)}
<form method="post" action="${toAuthUrl('/sandbox/auth/register', visit)}" novalidate>
${formField(visit, typed, fieldErrors, { name: 'firstName', type: 'text', autocomplete: 'given-name' })}
${formField(visit, typed, fieldErrors, { name: 'lastName', type: 'text', autocomplete: 'family-name' })}
${formField(visit, typed, fieldErrors, { name: 'email', type: 'email', autocomplete: 'username' })}
${formField(visit, typed, fieldErrors, {
  name: 'phone',
  hint: messages.phoneHint,
  type: 'tel',
  autocomplete: 'tel',
  required: false,
})}
${formField(visit, typed, fieldErrors, {
  name: 'password',
  hint: messages.passwordHint,
  type: 'password',
  autocomplete: 'new-password',
})}
${userTypeField(visit, typed, fieldErrors)}
<button class="main">${messages.register}</button>
</form>
<p><a href="${toAuthUrl('/sandbox/auth', visit)}">${messages.haveAccount}</a></p>`,
  )
}

function userTypeField(
  visit: AuthPageContext,
  typed: Record<string, unknown>,
  fieldErrors: FieldErrors,
): SafeHtml {
  const chosen = typed.type ?? 'physical'
  return html`<fieldset id="type"${fieldErrors.type && html` aria-describedby="type-fault"`}>
<legend>${AUTH_MESSAGES[visit.locale].type}</legend>
${fieldErrors.type && fieldErrorLine(visit, 'type', fieldErrors)}
${USER_TYPES.map(
  (type) =>
    html`<label class="choice"><input type="radio" name="type" value="${type.key}"${
      chosen === type.key && html` checked`
    }> ${type[visit.locale]}</label>`,
)}
</fieldset>`
}

export function foreignReturnUrlPage(visit: AuthPageContext): string {
  const messages = AUTH_MESSAGES[visit.locale]
  return authPage(
    { ...visit, returnUrl: undefined },
    { title: messages.foreignTitle, isError: true },
    html`<p>${messages.foreignText}</p><p><a class="button" href="/">${SANDBOX_MESSAGES[visit.locale].home}</a></p>`,
  )
}

export function tooManyAttemptsPage(visit: AuthPageContext, retryAfterSeconds: number): string {
  const messages = AUTH_MESSAGES[visit.locale]
  return authPage(
    visit,
    { title: messages.tooManyTitle, isError: true },
    html`<p role="alert">${messages.tooManyText} <b>${Math.ceil(retryAfterSeconds / 60)}</b></p>
<p><a class="button" href="${toAuthUrl('/sandbox/auth', visit)}">${messages.signIn}</a></p>`,
  )
}
