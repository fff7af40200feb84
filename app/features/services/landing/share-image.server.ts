import type { OgCard, OgCardContext, OgCardLocale } from '~/features/share/index.server'
import { hasLanding, type LandingName } from '../definition'
import { serviceDefinitions } from '../definitions/service-definitions'

export function toLandingShareImage(name: LandingName, { brand, words, language }: OgCardLocale): OgCard {
  const t = words.getFixedT(language, 'service-landings')
  return { brand, title: t(`${name}.title`), lines: [t(`${name}.description`)] }
}

export async function findLandingShareImage(key: string, asker: OgCardContext): Promise<OgCard | undefined> {
  const found = serviceDefinitions.filter(hasLanding).find(({ name }) => name === key)
  return found && toLandingShareImage(found.name, asker)
}
