import type { CardWords, PictureAsker, PictureCard } from '../../share/index.server'
import type { LandingName } from '../definition'
import { definitions } from '../definitions/all'

/** What the picture of a service says: what it is and what it is for. */
export function landingCard(name: LandingName, { brand, words, language }: CardWords): PictureCard {
  const t = words.getFixedT(language, 'landings')
  return { brand, title: t(`${name}.title`), lines: [t(`${name}.description`)] }
}

/** The same for a name in an address; nothing for a service without a page. */
export async function pictureOfLanding(key: string, asker: PictureAsker): Promise<PictureCard | undefined> {
  const found = definitions.find(({ name, landing }) => name === key && landing)
  return found && landingCard(found.name as LandingName, asker)
}
