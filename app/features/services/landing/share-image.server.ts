import type { OgCard, OgCardContext, OgCardLocale } from '~/features/share/index.server'
import { hasLanding, type LandingName } from '../definition'
import { serviceDefinitions } from '../definitions/service-definitions'

export function toLandingShareImage(name: LandingName, { brand, i18n, language }: OgCardLocale): OgCard {
  const t = i18n.getFixedT(language, 'service-landings')
  return { brand, title: t(`${name}.title`), lines: [t(`${name}.description`)] }
}

export async function findLandingShareImage(key: string, asker: OgCardContext): Promise<OgCard | undefined> {
  const found = serviceDefinitions.filter(hasLanding).find(({ name }) => name === key)
  return found && toLandingShareImage(found.name, asker)
}
