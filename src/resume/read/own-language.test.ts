import fc from 'fast-check';
import { expect, test } from 'vitest';

import { languageOfTexts } from './own-language';

const ENGLISH = [
  'Built REST APIs in Go and PostgreSQL for the billing team.',
  'Cut deployment time from 2 hours to 8 minutes with GitHub Actions.',
  'Mentored four juniors and ran the weekly design review.',
  'Led the redesign of the checkout, which raised conversion by 12%.',
];
const SPANISH = [
  'Full Stack Developer con experiencia en React, Node.js, TypeScript y AWS.',
  'Implementé un pipeline de CI/CD con GitHub Actions y Docker para el equipo de backend.',
  'Diseño y mantenimiento de la base de datos del área comercial.',
  'Responsable de la formación de los nuevos empleados y del control de calidad.',
];
const PORTUGUESE = [
  'Full Stack Developer com experiência em React, Node.js, TypeScript e AWS.',
  'Implementei um pipeline de CI/CD com GitHub Actions e Docker para o time de backend.',
  'Projeto e manutenção do banco de dados da área comercial.',
  'Responsável pela formação dos novos funcionários e pelo controle de qualidade.',
];

const RESUMES: readonly (readonly [string, readonly string[]])[] = [
  ['en', ENGLISH],
  ['es', SPANISH],
  ['pt', PORTUGUESE],
  [
    'es',
    [
      'Desarrolle una aplicacion movil para la gestion de pedidos con React Native y Firebase.',
      'Participe en el diseno de la arquitectura del sistema y en la migracion a la nube.',
    ],
  ],
  [
    'pt',
    [
      'Desenvolvi um aplicativo para a gestao de pedidos com React Native e Firebase.',
      'Participei do desenho da arquitetura do sistema e da migracao para a nuvem.',
    ],
  ],
  [
    'de',
    [
      'Entwicklung einer Plattform für die Buchung von Reisen mit Angular und Spring Boot.',
      'Betreuung der Server und Einführung von automatischen Tests.',
      'Ich leite ein Team von sechs Personen und bin für die Planung verantwortlich.',
    ],
  ],
  [
    'ca',
    [
      'Desenvolupament d’una plataforma per a la reserva de viatges amb Angular i Spring Boot.',
      'He liderat un equip de sis persones i sóc responsable de la qualitat del producte.',
    ],
  ],
  ['zh', Array.from({ length: 12 }, () => '负责后端系统的开发和维护')],
  [
    'ja',
    [
      '新しい検索機能を開発した。',
      '若手の三人を指導した。',
      '運用の費用を半分にした。',
      '設計の会議を毎週行った。',
    ],
  ],
  [
    'zh',
    [
      '负责电商平台前端开发，使用 React 和 TypeScript 重构订单系统，页面加载速度提升 40%。',
      '带领五人团队完成微服务迁移，部署到 Kubernetes 集群。',
    ],
  ],
  [
    'ja',
    [
      'ECサイトのフロントエンド開発を担当し、ReactとTypeScriptで注文システムを再構築しました。',
      '5名のチームを率いてマイクロサービスへの移行を行いました。',
    ],
  ],
  [
    'ko',
    [
      '전자상거래 플랫폼의 프론트엔드 개발을 담당하여 React와 TypeScript로 주문 시스템을 다시 만들었습니다.',
      '다섯 명의 팀을 이끌고 마이크로서비스로 이전했으며 배포 시간을 절반으로 줄였습니다.',
      '신규 입사자의 교육과 품질 관리를 담당했습니다.',
    ],
  ],
];

test.each(RESUMES)('%s: %j', (language, texts) => {
  expect(languageOfTexts(texts)).toBe(language);
});

test('foreign names do not change the language of English texts', () => {
  const texts = [
    'Taught mathematics at the Universidad de los Andes and at the Escuela Superior de Comercio Manuel Belgrano.',
    'Worked for Banco do Brasil and Caixa Geral de Depósitos on their mainframes.',
    'Moved the archives of the Museo de Arte Moderno de Buenos Aires to a system that curators use every day.',
    'Lived in São José dos Campos, in Rio de Janeiro and in San Miguel de Allende.',
    'Wrote to maria@de.la.vega.example and read https://el.la.los.example/de/la/con/para.',
  ];
  expect(languageOfTexts(texts)).toBe('en');
});

test.each([
  ['no text', []],
  ['positions', ['Ingeniero de Software', 'Développeur Full Stack', 'Product Owner', 'Head of Data']],
  ['a short text', ['Desarrolladora web con ganas de aprender y de trabajar en equipo.']],
  ['lists of tools', Array<string>(9).fill('Java, Spring Boot, Kafka, Redis, Docker, Go, R, C, React, Vite')],
  ['two languages', [...ENGLISH, ...SPANISH]],
  ['two related languages', [...SPANISH, ...PORTUGUESE]],
  [
    'placeholder text',
    [
      `Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore
       magna aliqua. Ut enim ad minim veniam, quis nostrud exercitation ullamco laboris nisi ut aliquip ex ea commodo
       consequat. Duis aute irure dolor in reprehenderit in voluptate velit esse cillum dolore eu fugiat nulla.`,
    ],
  ],
])('finds no language in %s', (_, texts) => {
  expect(languageOfTexts(texts)).toBeNull();
});

test('the result is independent of order, letter case, names of tools and repetition', () => {
  const names = fc.array(fc.constantFrom('Kubernetes', 'Spring Boot', 'React', 'SAP', 'C#'), {
    maxLength: 8,
  });
  fc.assert(
    fc.property(fc.constantFrom(...RESUMES), names, fc.boolean(), ([language, texts], tools, doubled) => {
      const others = [...tools, ...texts.toReversed(), ...(doubled ? texts : [])];
      expect(languageOfTexts(others.map((text) => text.toUpperCase()))).toBe(language);
      expect(languageOfTexts(others)).toBe(language);
    }),
  );
});

test('any text has a language of two letters or none', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 200 })), (texts) => {
      expect(languageOfTexts(texts) ?? 'en').toMatch(/^[a-z]{2}$/u);
    }),
  );
});
