import { RemixBrowser } from '@remix-run/react'
import { createInstance } from 'i18next'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { getInitialNamespaces } from 'remix-i18next/client'
import { reloadOnLostChunk } from './http/lost-chunk'
import { languageOf } from './i18n/languages'
import { loadWords } from './i18n/load-words'
import { i18nextOptions, type Namespace } from './i18n/words'

reloadOnLostChunk()

async function hydrate() {
  const language = languageOf(location.pathname)
  const words = await loadWords(language, getInitialNamespaces() as Namespace[])
  const i18n = createInstance()
  await i18n
    .use(initReactI18next)
    .init({ ...i18nextOptions, lng: language, fallbackLng: false, resources: { [language]: words } })
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <I18nextProvider i18n={i18n}>
          <RemixBrowser />
        </I18nextProvider>
      </StrictMode>,
    )
  })
}

hydrate()
