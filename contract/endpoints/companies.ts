import { z } from 'zod'
import { COMPANY_ORDERS, TOP_PERIODS } from '../companies'
import { BrokerAgentPage, CompanyDetails, CompanyPage, TopCompanies } from '../schemas/companies'
import { RevealedPhone } from '../schemas/phones'
import { ProjectDetails, ProjectPage } from '../schemas/projects'
import { defineEndpoint } from './endpoint'
import { paging, queryNumber, queryText, queryWord } from './fields'

const companySearch = z.object({ ...paging(), q: queryText, order_by: queryWord(COMPANY_ORDERS) })

const picture = {
  large: '/pictures/logo-s1-0.webp',
  blur: '/pictures/logo-s1-0_blur.webp',
  thumb: '/pictures/logo-s1-0_thumb.webp',
  width: 1200,
  height: 900,
  is_main: true,
}

const company = {
  id: 7,
  slug: 'sample-brokers',
  name: 'Sample Brokers',
  logo: picture,
  is_premier_agent: true,
  phone_number: '555000***',
  statements_count: 120,
  agents_count: 9,
  projects: { under_construction: 2, completed: null },
  views: 4_000,
  recent_views: null,
}

const project = {
  id: 3,
  uuid: '1c2d3e4f-5a6b-4c7d-8e9f-0a1b2c3d4e5f',
  slug: 'sample-gardens',
  display_name: 'Sample Gardens',
  city: 'Tbilisi',
  district: null,
  urban: { display_name: 'Vake' },
  street: '',
  building_status: 'under_construction' as const,
  delivery_date: '2028-06-01',
  sale_terms: { instalment_months: 24, first_payment: 20, mortgage: true },
  developer: { id: 8, name: 'Sample Development', slug: null },
  min_price: { 1: { from: 3_000, to: 4_500 }, 2: { from: 1_110, to: 1_660 } },
  images: [picture],
}

export const companyEndpoints = {
  brokers: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'brokers',
    aliases: ['v1/microservice/users/company/brokers-web'],
    access: 'anyone',
    summary: 'Brokers, most viewed first unless ordered otherwise',
    query: companySearch,
    answer: CompanyPage,
    samples: [{ data: [company], total: 41, last_page: 3 }],
    isSpecified: true,
  }),

  topBrokers: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'top-brokers',
    access: 'anyone',
    summary: 'Most viewed brokers of a week or month',
    query: z.object({ period: queryWord(TOP_PERIODS), per_page: queryNumber }),
    answer: TopCompanies,
    samples: [
      [
        { ...company, recent_views: 300 },
        { id: 9, name: 'Bare' },
      ],
    ],
    isSpecified: true,
  }),

  broker: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'brokers/{slug}',
    access: 'visitor',
    summary: 'Broker by slug or id',
    answer: CompanyDetails,
    samples: [
      {
        ...company,
        cover: null,
        about: 'Brokers since 2010.',
        address: '',
        foundation_date: '2010-05-26',
        website: 'https://brokers.example',
        email: 'office@brokers.example',
        links: ['https://social.example/brokers', 'javascript:alert(1)'],
      },
    ],
    mayBeMissing: true,
  }),

  brokerAgents: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'brokers/{slug}/agents',
    access: 'anyone',
    summary: 'Agents of a broker',
    query: z.object(paging()),
    answer: BrokerAgentPage,
    samples: [
      {
        data: [{ id: 12, name: 'Nino', phone_number: null, statements_count: 3 }],
        total: 1,
        last_page: 1,
      },
    ],
    mayBeMissing: true,
  }),

  developers: defineEndpoint({
    api: 'mainV3',
    method: 'GET',
    path: 'developers',
    aliases: ['v1/microservice/users/company/developers'],
    access: 'anyone',
    summary: 'Developers, most viewed first unless ordered otherwise',
    query: companySearch,
    answer: CompanyPage,
    samples: [{ data: [] }],
    isSpecified: true,
  }),

  topDevelopers: defineEndpoint({
    api: 'mainV3',
    method: 'GET',
    path: 'top-developers',
    access: 'anyone',
    summary: 'Most viewed developers of a week or month',
    query: z.object({ period: queryWord(TOP_PERIODS), per_page: queryNumber }),
    answer: TopCompanies,
    samples: [[company]],
  }),

  developer: defineEndpoint({
    api: 'mainV3',
    method: 'GET',
    path: 'developers/{slug}',
    access: 'visitor',
    summary: 'Developer by slug or id',
    answer: CompanyDetails,
    samples: [{ ...company, cover: null }],
    mayBeMissing: true,
  }),

  revealPhone: defineEndpoint({
    api: 'projects',
    method: 'POST',
    path: 'microservice-projects/show-phone-number/{owner}/{id}',
    access: 'visitor',
    summary: 'Full phone number of a broker, developer or project; limited per visitor',
    answer: RevealedPhone,
    samples: [
      {
        phone_number: '555123456',
      },
    ],
    isSpecified: true,
  }),

  projects: defineEndpoint({
    api: 'projects',
    method: 'GET',
    path: 'microservice-projects/listing',
    access: 'anyone',
    summary: 'Building projects; filters as in the address of the page',
    answer: ProjectPage,
    samples: [
      {
        data: [project, { ...project, min_price: [], sale_terms: null, images: null, developer: null }],
        total: 2,
        last_page: 1,
      },
    ],
    isSpecified: true,
  }),

  project: defineEndpoint({
    api: 'projects',
    method: 'GET',
    path: 'microservice-projects/{key}',
    access: 'anyone',
    summary: 'Building project by UUID, slug or id',
    answer: ProjectDetails,
    samples: [
      {
        ...project,
        about: 'Four houses around a garden.',
        conditions: ['White frame'],
        material_type: 'Block',
        buildings: 4,
        floors: 12,
        flats: 0,
        height: 3.1,
        lat: 41.709,
        lng: 44.765,
        manager_name: null,
        phone_number: '555000***',
        brochure: '/files/sample-gardens.pdf',
        layouts: [
          {
            rooms: 2,
            area: 54.7,
            floor_from: 2,
            floor_to: 12,
            price: { 2: { price_total: 60_717, price_square: 1_110 } },
            image: null,
          },
        ],
      },
    ],
    mayBeMissing: true,
  }),
}
