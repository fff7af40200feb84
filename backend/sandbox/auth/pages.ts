import { USER_TYPES } from '../../dictionaries/user-types'
import { type Html, html } from '../html'
import { SANDBOX_WORDS } from '../words'
import type { DemoPerson } from './demo-people'
import type { Faults } from './forms'
import { faultLine, field, linkTo, page, summary, type Visit } from './parts'
import { AUTH_WORDS } from './words'

export type Filled = { typed: Record<string, unknown>; faults: Faults }

export function signInPage(visit: Visit, { typed, faults }: Filled, people: DemoPerson[]): string {
  const words = AUTH_WORDS[visit.locale]
  const isError = Object.keys(faults).length > 0
  return page(
    visit,
    { title: words.signIn, isError },
    html`<p class="quiet">${words.returnsTo}</p>
${isError && summary(visit, faults)}
<form method="post" action="${linkTo('/sandbox/auth', visit)}" novalidate>
${field(visit, typed, faults, { name: 'email', type: 'email', autocomplete: 'username' })}
${field(visit, typed, faults, { name: 'password', type: 'password', autocomplete: 'current-password' })}
<button class="main">${words.signIn}</button>
</form>
<p><a class="button" href="${linkTo('/sandbox/auth/register', visit)}">${words.register}</a></p>
${people.length > 0 && demoForm(visit, people)}
<p><a href="${visit.continueTo ?? '/'}">${words.back}</a></p>`,
  )
}

function demoForm(visit: Visit, people: DemoPerson[]): Html {
  const words = AUTH_WORDS[visit.locale]
  return html`<h2 class="quiet">${words.demo}</h2>
<form class="demo" method="post" action="${linkTo('/sandbox/auth', visit)}">${people.map(
    ({ email, name, type }) =>
      html`<button name="as" value="${email}"><b>${name}</b><small>${
        USER_TYPES.find(({ key }) => key === type)?.[visit.locale]
      } · ${email}</small></button>`,
  )}</form>`
}

export function registerPage(visit: Visit, { typed, faults }: Filled): string {
  const words = AUTH_WORDS[visit.locale]
  const isError = Object.keys(faults).length > 0
  return page(
    visit,
    { title: words.register, isError },
    html`${isError && summary(visit, faults)}
<form method="post" action="${linkTo('/sandbox/auth/register', visit)}" novalidate>
${field(visit, typed, faults, { name: 'firstName', type: 'text', autocomplete: 'given-name' })}
${field(visit, typed, faults, { name: 'lastName', type: 'text', autocomplete: 'family-name' })}
${field(visit, typed, faults, { name: 'email', type: 'email', autocomplete: 'username' })}
${field(visit, typed, faults, {
  name: 'phone',
  hint: words.phoneHint,
  type: 'tel',
  autocomplete: 'tel-national',
  required: false,
})}
${field(visit, typed, faults, {
  name: 'password',
  hint: words.passwordHint,
  type: 'password',
  autocomplete: 'new-password',
})}
${typeChoice(visit, typed, faults)}
<button class="main">${words.register}</button>
</form>
<p><a href="${linkTo('/sandbox/auth', visit)}">${words.haveAccount}</a></p>`,
  )
}

function typeChoice(visit: Visit, typed: Record<string, unknown>, faults: Faults): Html {
  const chosen = typed.type ?? 'physical'
  return html`<fieldset id="type"${faults.type && html` aria-describedby="type-fault"`}>
<legend>${AUTH_WORDS[visit.locale].type}</legend>
${faults.type && faultLine(visit, 'type', faults)}
${USER_TYPES.map(
  (type) =>
    html`<label class="choice"><input type="radio" name="type" value="${type.key}"${
      chosen === type.key && html` checked`
    }> ${type[visit.locale]}</label>`,
)}
</fieldset>`
}

export function foreignAddressPage(visit: Visit): string {
  const words = AUTH_WORDS[visit.locale]
  return page(
    { ...visit, continueTo: undefined },
    { title: words.foreignTitle, isError: true },
    html`<p>${words.foreignText}</p><p><a class="button" href="/">${SANDBOX_WORDS[visit.locale].home}</a></p>`,
  )
}

export function tooManyPage(visit: Visit, retryAfterSeconds: number): string {
  const words = AUTH_WORDS[visit.locale]
  return page(
    visit,
    { title: words.tooManyTitle, isError: true },
    html`<p role="alert">${words.tooManyText} <b>${Math.ceil(retryAfterSeconds / 60)}</b></p>
<p><a class="button" href="${linkTo('/sandbox/auth', visit)}">${words.signIn}</a></p>`,
  )
}
