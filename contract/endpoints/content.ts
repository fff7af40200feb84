import { z } from 'zod'
import { Article, ArticlePage, Badges, Banners, Configuration, Footer } from '../schemas/content'
import { defineEndpoint } from './endpoint'
import { idList, paging, queryText } from './fields'

const articleCard = {
  id: 4,
  slug: 'first-flat',
  title: 'The first flat',
  lead: null,
  image: { large: '/pictures/article-s4-0.webp' },
  published_at: '2026-11-01 09:00:00',
  updated_at: null,
}

export const contentEndpoints = {
  footer: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'footer',
    access: 'anyone',
    summary: 'Links of the footer',
    answer: Footer,
    samples: [
      {
        top_footer: [
          {
            id: 1,
            title: 'Flats for sale',
            url: '/s?deal_types=1',
            statements_count: 40,
            links: [{ title: 'In Vake', url: '/s?urbans=38', statements_count: null }],
          },
        ],
        bottom_footer: [{ id: 2, title: 'Help', url: null }],
        sister_sites: [
          { title: 'Sample Auto', url: 'https://auto.example', logo: '/img/sister-sites/auto.svg' },
          { title: 'Sample Jobs', url: 'https://jobs.example' },
        ],
      },
    ],
    isSpecified: true,
  }),

  configuration: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'config',
    access: 'anyone',
    summary: 'Main menu, exchange rate and feature flags',
    answer: Configuration,
    samples: [
      {
        routes: [
          {
            id: 100,
            title: 'Sale',
            url: '/s?deal_types=1',
            children: [{ id: 101, title: 'Flats', url: '/s' }],
          },
        ],
        exchange_rate: { rate: 2.7, date: '2026-11-22' },
        feature_flags: { chat: true },
      },
      { routes: [], exchange_rate: null },
    ],
    isSpecified: true,
  }),

  badges: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'badges',
    access: 'anyone',
    summary: 'Badges of menu entries and services',
    query: z.object({ badgeable_type: queryText, badgeable_ids: idList }),
    answer: Badges,
    samples: [
      [
        { id: 1, badgeable_id: 2, badge_display_name: 'New', badge_type: 'point' },
        {
          id: 2,
          badgeable_id: 100,
          badge_display_name: '3D',
          badge_description: 'Walk through from home',
          badge_color: '#17624f',
          badge_text_color: '#ffffff',
          badge_type: 'button',
        },
      ],
    ],
    isSpecified: true,
  }),

  banners: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'banners.json',
    access: 'anyone',
    summary: 'Banners by place',
    answer: Banners,
    samples: [
      [
        {
          id: 10,
          type: 'html',
          banner_content: '<a href="/vip">VIP</a>',
          width: 1_192,
          height: 56,
          banner_place_name: 'header',
        },
      ],
    ],
    isSpecified: true,
  }),

  articles: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'blogs',
    access: 'anyone',
    summary: 'Articles, latest first',
    query: z.object(paging(12)),
    answer: ArticlePage,
    samples: [{ data: [articleCard], total: 1, last_page: 1 }],
  }),

  article: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'blogs/{name}',
    access: 'anyone',
    summary: 'Article by its id or slug, with three others',
    answer: Article,
    samples: [{ ...articleCard, body: '<p>…</p>', others: [articleCard] }],
    mayBeMissing: true,
  }),
}
