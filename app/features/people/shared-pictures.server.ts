import { oneBroker, oneDeveloper, type SingleCompany } from '../../upstream/companies.server'
import { oneProject, type SingleProject } from '../../upstream/projects.server'
import type { CardWords, PictureAsker, PictureCard } from '../share/index.server'
import { plainPicture } from '../statements'
import { figuresText } from './lists/figures'
import type { CompanyKind } from './lists/orders'
import { deliveryText, projectPlace, squareRange } from './project/words'

/** What the picture of a broker or a developer says; how often it is looked at would change it all the time. */
export function companyCard(
  company: SingleCompany,
  kind: CompanyKind,
  { brand, words, language }: CardWords,
): PictureCard {
  const { name, cover, logo, address } = company
  const t = words.getFixedT(language, 'people')
  const figures = figuresText({ ...company, views: 0, recentViews: undefined }, kind, { t, language })
  const photo = logo ? { href: plainPicture(logo), isMark: true } : cover && { href: plainPicture(cover) }
  return { brand, title: name, lines: [figures, address].filter((line) => line !== undefined), photo }
}

/** What the picture of a project says: its name, what a square metre costs, where it is, when it is ready. */
export function projectCard(project: SingleProject, { brand, words, language }: CardWords): PictureCard {
  const t = words.getFixedT(language, 'people')
  const [image] = project.images
  const range = squareRange(project, 'usd', language) ?? squareRange(project, 'gel', language)
  return {
    brand,
    title: project.name,
    price: range && words.getFixedT(language, 'statement')('per_square', { price: range }),
    lines: [projectPlace(project), deliveryText(project, { t, language })].filter(
      (line) => line !== undefined,
    ),
    photo: image && { href: plainPicture(image) },
  }
}

/** The same for the keys in their addresses. */
export const peoplePictures = {
  broker: async (key: string, asker: PictureAsker) =>
    companyCard(await asker.call(oneBroker(key)), 'broker', asker),
  developer: async (key: string, asker: PictureAsker) =>
    companyCard(await asker.call(oneDeveloper(key)), 'developer', asker),
  project: async (key: string, asker: PictureAsker) => projectCard(await asker.call(oneProject(key)), asker),
}
