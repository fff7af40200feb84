import { STREETS } from '~backend/initial-data/places/streets'
import type { LocalizedText } from '~backend/platform/localized-text'
import { MARK_NAMES, type MarkName } from '../../pictures/company/marks'
import { toPicturePath } from '../../pictures/file-names'
import { PAINT_COUNT } from '../../pictures/stills/paints'
import { toStill } from '../../pictures/stills/variant'
import { createRandom } from '../../random'
import { listProjectsOf } from '../projects/projects'
import { describeBroker, describeDeveloper } from './company-texts'
import { getDisplayName, PEOPLE, type Person } from './people'

const BROKERS = PEOPLE.filter(({ type }) => type === 'broker')
const DEVELOPERS = PEOPLE.filter(({ type }) => type === 'developer')
const AGENTS = PEOPLE.filter(({ type, demo }) => type === 'agent' && !demo)

const BROKER_MARKS: readonly MarkName[] = [
  'gate',
  ...(['hearth', 'window', 'gate', 'map', 'key', 'threshold', 'balcony', 'map', 'bricks'] as const),
  ...(['roofGarden', 'map', 'window', 'sun', 'threshold', 'stairs', 'bricks'] as const),
]
const DEVELOPER_MARKS: readonly MarkName[] = [
  'towers',
  ...(['stairs', 'hills', 'hills', 'river', 'balcony', 'towers'] as const),
  ...(['bricks', 'tree', 'towers', 'roofGarden', 'river', 'bridge'] as const),
]

export interface Company {
  person: Person
  columns: Record<string, unknown>
  pictures: string[]
  views: number[]
}

const DAYS = 30

const FOUNDING_YEAR = {
  broker: (at: number) => 2006 + (Math.max(0, at - 1) % 14),
  developer: (at: number) => 2003 + (Math.max(0, at - 1) % 15),
}

export const COMPANIES: readonly Company[] = [
  ...BROKERS.map((person, at) => createCompany(person, at, BROKER_MARKS[at])),
  ...DEVELOPERS.map((person, at) => createCompany(person, at, DEVELOPER_MARKS[at])),
]

function createCompany(person: Person, at: number, mark: MarkName = 'hearth'): Company {
  const random = createRandom('company', person.type, at)
  const seed = `${person.type}${at}`
  const street = random.pick(STREETS).name
  const number = random.whole(1, 90)
  const interest = random.between(2, 60)
  const views = Array.from({ length: DAYS }, () =>
    Math.max(1, Math.round(interest * random.between(0.4, 1.6))),
  )
  const month = String(random.whole(1, 12)).padStart(2, '0')
  const day = String(random.whole(1, 28)).padStart(2, '0')
  const foundingYear = FOUNDING_YEAR[person.type === 'broker' ? 'broker' : 'developer'](at)
  const about = describeCompany(person, foundingYear)
  const logo = toPicturePath({ kind: 'logo', seed, n: MARK_NAMES.indexOf(mark) })
  const cover = toPicturePath(
    toStill('view', 'town', { view: 0, isMirrored: at % 2 === 1, paint: at % PAINT_COUNT }),
  )
  return {
    person,
    views,
    pictures: [logo, cover],
    columns: {
      logo,
      cover,
      about_ka: about.ka,
      about_en: about.en,
      about_ru: about.ru,
      founded_on: `${foundingYear}-${month}-${day}`,
      website: `https://${person.slug}.example`,
      public_email: `info@${person.slug}.example`,
      address_ka: `${street.ka} ${number}`,
      address_en: `${street.en} ${number}`,
      address_ru: `${street.ru}, ${number}`,
      page_views: views.reduce((sum, one) => sum + one, 0) * random.whole(3, 12),
    },
  }
}

function describeCompany(person: Person, foundingYear: number): LocalizedText {
  const name = getDisplayName(person)
  if (person.type === 'broker') return describeBroker(name, foundingYear)
  const projects = listProjectsOf(person)
  return describeDeveloper(name, {
    completedProjects: projects.filter(({ isCompleted }) => isCompleted).length,
    hasInstalments: projects.some(({ instalmentMonths }) => instalmentMonths !== null),
  })
}

export const EMPLOYMENTS: readonly { agent: Person; broker: Person }[] = AGENTS.flatMap((agent, at) => {
  const broker = BROKERS[at % BROKERS.length]
  return broker && at % 3 !== 2 ? [{ agent, broker }] : []
})
