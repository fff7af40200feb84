import { RemixBrowser } from '@remix-run/react'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { getInitialNamespaces } from 'remix-i18next/client'
import { reloadOnLostChunk } from './http/lost-chunk'
import { browserI18n } from './i18n/browser-i18n'
import { languageOf } from './i18n/languages'
import { type HydratedNamespace, loadWords } from './i18n/load-words'

reloadOnLostChunk()

async function hydrate() {
  const language = languageOf(location.pathname)
  const words = await loadWords(language, getInitialNamespaces() as HydratedNamespace[])
  const i18n = browserI18n(language, words)
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
