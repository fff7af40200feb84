import { createInstance } from 'i18next'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { expect, test } from 'vitest'
import type { Language } from '~/i18n/languages'
import type { PageContext } from '~/page/page-context'
import { PageProvider } from '~/page/use-page'
import en from '~locales/en/account.json'
import ka from '~locales/ka/account.json'
import ru from '~locales/ru/account.json'
import { FirstSteps } from './first-steps'

const ADD = '/account/statements/new'

async function render(language: Language, addStatementHref?: string) {
  const i18n = createInstance()
  await i18n.use(initReactI18next).init({
    lng: language,
    resources: { en: { account: en }, ka: { account: ka }, ru: { account: ru } },
  })
  const page = { language, layout: { addStatementHref } } as PageContext
  return renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <PageProvider value={page}>
        <FirstSteps />
      </PageProvider>
    </I18nextProvider>,
  )
}

test.each<[Language, string]>([
  ['ka', `<a href="${ADD}">დაამატეთ განცხადება</a> და აქ ნახავთ, რამდენი ადამიანი დაინტერესდა.`],
  ['en', `<a href="${ADD}">Post a listing</a> and see here how many people take an interest.`],
  ['ru', `<a href="${ADD}">Добавьте объявление</a> и смотрите здесь, сколько людей им заинтересовались.`],
])('the first steps in %s are whole sentences with the link inside', async (language, sentence) => {
  expect(await render(language, ADD)).toContain(sentence)
})

test('a site on which nobody can put up statements names only the search', async () => {
  const html = await render('en')
  expect(html).toContain('<a href="/en/s">Look for a home</a> and press the heart')
  expect(html.match(/<li>/g)).toHaveLength(1)
})
