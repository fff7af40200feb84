import type { OgCard, OgCardContext, OgCardLocale } from '~/features/share/index.server'
import { formatDelivery } from '~/features/statement-owner'
import { fallbackPictureUrl } from '~/features/statements'
import { brokerByKey, type CompanyDetails, developerByKey } from '~/upstream/companies.server'
import { type ProjectDetails, projectByKey } from '~/upstream/projects.server'
import type { CompanyType } from '~contract/companies'
import { toReaderName } from '~contract/values/reader-name'
import { formatCompanyFigures } from './lists/format-company-figures'
import { formatProjectPlace, formatSquarePriceRange } from './project/format'

/** Returns the share image without view counts, which would change it all the time. */
export function toCompanyShareImage(
  company: CompanyDetails,
  kind: CompanyType,
  { brand, i18n, language }: OgCardLocale,
): OgCard {
  const { name, cover, logo, address } = company
  const t = i18n.getFixedT(language, 'companies')
  const figures = formatCompanyFigures({ ...company, views: 0, recentViews: undefined }, kind, {
    t,
    language,
  })
  const photo = logo
    ? { href: fallbackPictureUrl(logo), isMark: true }
    : cover && { href: fallbackPictureUrl(cover) }
  return {
    brand,
    title: toReaderName(name, language),
    lines: [figures, address].filter((line) => line !== undefined),
    photo,
  }
}

export function toProjectShareImage(
  project: ProjectDetails,
  { brand, i18n, language }: OgCardLocale,
): OgCard {
  const t = i18n.getFixedT(language, 'companies')
  const [image] = project.images
  const range =
    formatSquarePriceRange(project, 'usd', language) ?? formatSquarePriceRange(project, 'gel', language)
  return {
    brand,
    title: project.name,
    price: range && i18n.getFixedT(language, 'statement')('per_square', { price: range }),
    lines: [formatProjectPlace(project), formatDelivery(project, { t, language })].filter(
      (line) => line !== undefined,
    ),
    photo: image && { href: fallbackPictureUrl(image) },
  }
}

export const companyShareImages = {
  broker: async (key: string, asker: OgCardContext) =>
    toCompanyShareImage(await asker.call(brokerByKey(key)), 'broker', asker),
  developer: async (key: string, asker: OgCardContext) =>
    toCompanyShareImage(await asker.call(developerByKey(key)), 'developer', asker),
  project: async (key: string, asker: OgCardContext) =>
    toProjectShareImage(await asker.call(projectByKey(key)), asker),
}
