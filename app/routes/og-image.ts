import type { LoaderFunctionArgs } from '@remix-run/node'
import { loadArticleShareImage } from '~/features/articles/index.server'
import { companyShareImages } from '~/features/companies/index.server'
import { findLandingShareImage } from '~/features/services/index.server'
import { loadOgImageResponse, toSiteOgCard } from '~/features/share/index.server'
import { loadStatementOgCard } from '~/features/statements/page/og-card.server'

const cardLoaders: Parameters<typeof loadOgImageResponse>[1] = {
  site: async (key, locale) => (key === 'home' ? toSiteOgCard(locale) : undefined),
  service: findLandingShareImage,
  statement: loadStatementOgCard,
  article: loadArticleShareImage,
  ...companyShareImages,
}

export const loader = (args: LoaderFunctionArgs) => loadOgImageResponse(args, cardLoaders)
