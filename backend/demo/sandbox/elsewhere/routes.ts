import { Router } from 'express'
import { html } from '~backend/platform/http/html'
import type { LocalizedText } from '~backend/platform/localized-text'
import { getPageLocale } from '../locale'
import { sandboxPage } from '../page'
import { SANDBOX_ELSEWHERE_PATH } from '../urls'
import { OTHER_SITES } from './sites'

const NOTICE: LocalizedText = {
  ka: 'ეს სატესტო გვერდია. ნამდვილ საიტზე ბმული სხვა საიტს გახსნის.',
  en: 'This is a test page. On a real marketplace the link leads to another site.',
  ru: 'Это тестовая страница. На настоящем сайте ссылка ведёт на другой сайт.',
}

const BACK: LocalizedText = {
  ka: 'მთავარ გვერდზე დაბრუნება',
  en: 'Back to the home page',
  ru: 'На главную страницу',
}

/** Serves a placeholder page for each external site that is only linked to. */
export function elsewhereSite(): Router {
  return Router().get('/:name', (request, response, next) => {
    const title = OTHER_SITES.get(request.params.name)
    if (!title) return next()
    const locale = getPageLocale(request)
    const urlInLocale = (lang: string) => `${SANDBOX_ELSEWHERE_PATH}/${request.params.name}?lang=${lang}`
    response.send(
      sandboxPage(
        { locale, notice: NOTICE[locale], urlInLocale, title: title[locale] },
        html`<p><a class="button" href="${locale === 'ka' ? '/' : `/${locale}`}">${BACK[locale]}</a></p>`,
      ),
    )
  })
}
