export type CompanyType = 'broker' | 'developer'

/** Popularity is by page views within so many days. */
export const POPULARITY_DAYS = 30

export const COMPANY_ORDERS = ['popularity', 'statements', 'projects', 'name'] as const
export type CompanyOrder = (typeof COMPANY_ORDERS)[number]

export const TOP_PERIODS = ['week', 'month'] as const
export type TopPeriod = (typeof TOP_PERIODS)[number]
