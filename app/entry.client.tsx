import { RemixBrowser } from '@remix-run/react'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { getInitialNamespaces } from 'remix-i18next/client'
import { appliesStyleSheets } from '~/enhance/shared/applies-style-sheets'
import { reloadAfterLoss } from '~/enhance/shared/reload-after-loss'
import { ignoreSkippedTransitions } from '~/enhance/shared/skipped-transitions'
import { limitTrustedTexts } from '~/enhance/shared/trusted-types'
import { createBrowserI18n } from '~/i18n/browser-i18n'
import { getPathLanguage } from '~/i18n/languages'
import { type HydratedNamespace, loadTranslations } from '~/i18n/load-translations'

limitTrustedTexts()
ignoreSkippedTransitions()
addEventListener('vite:preloadError', (event) => {
  if (event.payload instanceof TypeError && reloadAfterLoss()) event.preventDefault()
})
// A navigation that replaces another aborts its response, and Remix leaves the promise of that response
// unhandled.
addEventListener('unhandledrejection', (event) => {
  if (event.reason?.name === 'AbortError') event.preventDefault()
})

async function hydrate() {
  const language = getPathLanguage(location.pathname)
  const [translations] = await Promise.all([
    loadTranslations(language, getInitialNamespaces() as HydratedNamespace[]),
    preloadPageData(),
  ])
  const i18n = createBrowserI18n(language, translations)
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

/**
 * Waits until the router has loaded this page's data. Until then its first rendering throws a promise. A key
 * pressed meanwhile would make React 18 fail with error 345 and leave the page without script.
 */
async function preloadPageData() {
  try {
    RemixBrowser({})
  } catch (pending) {
    await pending
  }
}

// React fails half-way and empties the page if style sheets are not applied.
if (appliesStyleSheets) hydrate()
