import type { LocalizedText } from '~backend/platform/localized-text'

type Offer = {
  initial: number
  effective: number
  months: readonly [number, number]
  disbursement: number
  insurance: number
}

type Field = {
  name: string
  title: LocalizedText
  type: 'text' | 'textarea'
  required?: true
  rules?: string
}

export type SeededBank = {
  slug: string
  name: LocalizedText
  /** URL where a partner takes requests. */
  site: string
  participation: number
  gel: Offer
  usd?: Offer
  /** Fields of the request form; empty for a partner, which uses its own page. */
  fields: readonly Field[]
}

const INCOME: Field = {
  name: 'monthly_income',
  title: { ka: 'თვიური შემოსავალი, ლარი', en: 'Monthly income, lari', ru: 'Ежемесячный доход, лари' },
  type: 'text',
  required: true,
  rules: 'numeric|min:1|max:1000000',
}
const EMPLOYER: Field = {
  name: 'employer',
  title: { ka: 'დამსაქმებელი', en: 'Employer', ru: 'Работодатель' },
  type: 'text',
  rules: 'max:255',
}
const PERSONAL_NUMBER: Field = {
  name: 'personal_number',
  title: { ka: 'პირადი ნომერი', en: 'Personal number', ru: 'Личный номер' },
  type: 'text',
  required: true,
  rules: 'digits:11',
}
const EMAIL: Field = {
  name: 'email',
  title: { ka: 'ელფოსტა', en: 'Email', ru: 'Эл. почта' },
  type: 'text',
  required: true,
  rules: 'email|max:255',
}
const CO_BORROWER: Field = {
  name: 'co_borrower',
  title: {
    ka: 'თანამსესხებლის სახელი და გვარი',
    en: 'Name of the co-borrower',
    ru: 'Имя и фамилия созаёмщика',
  },
  type: 'text',
  rules: 'max:255',
}
const CO_BORROWER_NUMBER: Field = {
  name: 'co_borrower_number',
  title: {
    ka: 'თანამსესხებლის პირადი ნომერი',
    en: 'Personal number of the co-borrower',
    ru: 'Личный номер созаёмщика',
  },
  type: 'text',
  rules: 'digits:11',
}
const COMMENT: Field = {
  name: 'comment',
  title: { ka: 'კომენტარი', en: 'Comment', ru: 'Комментарий' },
  type: 'textarea',
  rules: 'max:1000',
}

export const RATES_YEAR = 2025

/**
 * Advertised mortgage rates, terms and minimum down payments of 2025.
 * Bank of Georgia and Liberty publish only a nominal rate: their effective one is derived with the fees of
 * TBC.
 * Unpublished values are assumed: 0.4 % upfront fee, 0.5 % insurance a year, 20 % down payment. The bank
 * cheapest in dollars has 30 %, the legal minimum for it.
 */
export const BANKS: readonly SeededBank[] = [
  {
    slug: 'tbc',
    site: 'https://tbcbank.ge/',
    name: { ka: 'თიბისი ბანკი', en: 'TBC Bank', ru: 'ТиБиСи Банк' },
    participation: 20,
    gel: { initial: 13.2, effective: 14.64, months: [3, 240], disbursement: 0.4, insurance: 0.5 },
    usd: { initial: 8.5, effective: 9.43, months: [3, 120], disbursement: 0.4, insurance: 0.5 },
    fields: [INCOME],
  },
  {
    slug: 'bog',
    site: 'https://bankofgeorgia.ge/',
    name: { ka: 'საქართველოს ბანკი', en: 'Bank of Georgia', ru: 'Банк Грузии' },
    participation: 20,
    gel: { initial: 12.5, effective: 13.88, months: [12, 240], disbursement: 0.4, insurance: 0.5 },
    fields: [PERSONAL_NUMBER, INCOME, EMPLOYER, CO_BORROWER, CO_BORROWER_NUMBER],
  },
  {
    slug: 'credo',
    site: 'https://credobank.ge/',
    name: { ka: 'კრედო ბანკი', en: 'Credo Bank', ru: 'Кредо Банк' },
    participation: 20,
    gel: { initial: 13, effective: 13.98, months: [7, 180], disbursement: 0.5, insurance: 0.72 },
    fields: [EMAIL, INCOME, COMMENT],
  },
  {
    slug: 'liberty',
    site: 'https://libertybank.ge/',
    name: { ka: 'ლიბერთი ბანკი', en: 'Liberty Bank', ru: 'Либерти Банк' },
    participation: 20,
    gel: { initial: 13, effective: 14.44, months: [12, 240], disbursement: 0.4, insurance: 0.5 },
    fields: [COMMENT],
  },
  {
    slug: 'basisbank',
    site: 'https://basisbank.ge/',
    name: { ka: 'ბაზისბანკი', en: 'Basisbank', ru: 'Базисбанк' },
    participation: 30,
    gel: { initial: 11.5, effective: 12.45, months: [12, 180], disbursement: 0.4, insurance: 0.5 },
    usd: { initial: 7, effective: 7.58, months: [12, 120], disbursement: 0.4, insurance: 0.5 },
    fields: [],
  },
  {
    slug: 'halyk',
    site: 'https://halykbank.ge/',
    name: { ka: 'ხალიკ ბანკი', en: 'Halyk Bank', ru: 'Халык Банк' },
    participation: 20,
    gel: { initial: 10.5, effective: 11.86, months: [12, 240], disbursement: 0.4, insurance: 0.5 },
    usd: { initial: 7, effective: 7.82, months: [12, 120], disbursement: 0.4, insurance: 0.5 },
    fields: [],
  },
]
