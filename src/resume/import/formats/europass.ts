import { isGroup, type Group } from '../../standard/resume';
import { compact } from '../entry';
import { entryFrom, type ImportFormat } from './field-map';
import type { Part } from './part';

/** The codes of ISO 639-2 for bibliographies, in place of those that the platform knows. */
const BIBLIOGRAPHIC: Readonly<Record<string, string>> = Object.fromEntries(
  'alb:sq arm:hy baq:eu chi:zh cze:cs dut:nl fre:fr geo:ka ger:de gre:el ice:is mac:mk may:ms per:fa rum:ro slo:sk wel:cy'
    .split(' ')
    .map((pair) => pair.split(':')),
);

const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'code' });

/** `spa` → `Spanish`; an unknown code stays unchanged. */
function languageName(code: string): string {
  const lower = code.toLowerCase().replaceAll('_', '-');
  if (!/^[a-z]{2,3}(?:-[a-z]{2})?$/.test(lower)) return code;
  return names.of(BIBLIOGRAPHIC[lower] ?? Intl.getCanonicalLocales(lower)[0] ?? lower) ?? code;
}

/** The contact data of a person or an organisation, by channel. */
function byChannel(items: readonly unknown[]): Readonly<Record<string, unknown[]>> {
  const found: Record<string, unknown[]> = {};
  for (const item of items) {
    const { ChannelCode, URI, Address, CountryDialing, DialNumber, ...others } = isGroup(item) ? item : {};
    const dialing = CountryDialing ? `+${String(CountryDialing).replace(/^\+|^00/, '')}` : '';
    const [channel, value] =
      Address !== undefined
        ? ['Address', Address]
        : DialNumber !== undefined
          ? ['Phone', `${dialing} ${String(DialNumber)}`.trim()]
          : URI !== undefined && (ChannelCode === 'Email' || ChannelCode === 'Web')
            ? [ChannelCode, URI]
            : ['Other', { ChannelCode, URI, ...others }];
    (found[channel] ??= []).push(plainValue(value));
  }
  return found;
}

/** The data with texts in place of dates and countries, and contact data by channel. */
function plainValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plainValue);
  if (!isGroup(value)) return value;
  if ('FormattedDateTime' in value) return value['FormattedDateTime'];
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      if (/^Country(?:Code)?$/.test(key) && typeof inner === 'string')
        return [key, inner.length === 2 ? inner.toUpperCase() : inner];
      return [key, key === 'Communication' ? byChannel([inner].flat()) : plainValue(inner)];
    }),
  );
}

function languageOf(item: Part): Group | null {
  const scores = item.items('CompetencyDimension').flatMap((dimension) => {
    const name = dimension.at('CompetencyDimensionTypeCode').text()?.split('-').at(-1)?.toLowerCase();
    const score = dimension.at('Score.ScoreText').text();
    return name === undefined || score === undefined ? [] : [{ name, score }];
  });
  const [first] = scores;
  const isSame = scores.every(({ score }) => score === first?.score);
  const code = item.at('CompetencyID').text();
  return compact({
    language: item.at('CompetencyName').text() ?? (code && languageName(code)),
    fluency: isSame ? first?.score : scores.map(({ name, score }) => `${name} ${score}`).join(', '),
  });
}

const TITLE = 'Title|Name|CertificationName|LicenseTypeCode|FormattedPublicationDescription';
const STORY =
  'url=Link|URL|URI startDate=Period.StartDate endDate=Period.EndDate summary=Description|Reference';
const DATED = 'IssueDate|Date';
const OFFICE = 'OrganizationContact.Communication';
const PLACE = `location=CityName+CountryCode|City+Country|${OFFICE}.Address.CityName+${OFFICE}.Address.CountryCode url=${OFFICE}.Web`;
const OWN = `title=${TITLE} date=${DATED} ${STORY}`;

/** The Europass CV since 2020, in XML. */
export const EUROPASS: ImportFormat = {
  name: 'Europass',
  ignored:
    'CurrentIndicator Ongoing UseCode TaxonomyID CompetencyID ID languageCode schemeID schemeName schemeAgencyName schemeVersionID',
  prepare: plainValue,
  sections: {
    basics: [
      '',
      'name=CandidatePerson.PersonName.GivenName+CandidatePerson.PersonName.FamilyName email=CandidatePerson.Communication.Email phone=CandidatePerson.Communication.Phone url=CandidatePerson.Communication.Web summary=CandidateProfile.ExecutiveSummary',
    ],
    'basics.location': [
      'CandidatePerson.Communication.Address',
      'address=AddressLine postalCode=PostalCode city=CityName countryCode=CountryCode',
    ],
    'basics.profiles': ['CandidatePerson.Communication.Web', 'url='],
    work: [
      'CandidateProfile.EmploymentHistory.EmployerHistory',
      `name=OrganizationName position=PositionTitle ${PLACE} startDate=EmploymentPeriod.StartDate endDate=EmploymentPeriod.EndDate summary=Description`,
      'PositionHistory',
    ],
    education: [
      'CandidateProfile.EducationHistory.EducationOrganizationAttendance',
      `institution=OrganizationName studyType=EducationDegree.DegreeName|DegreeName|ProgramName area=ProgramName|MainSubject ${PLACE} score=FinalGrade|Grade startDate=AttendancePeriod.StartDate endDate=AttendancePeriod.EndDate summary=EducationDegree.OccupationalSkillsCovered|OccupationalSkillsCovered`,
    ],
    skills: ['CandidateProfile.DigitalSkills.DigitalSkillsGroup', 'name=Title keywords=DigitalSkill'],
    projects: [
      'CandidateProfile.Projects.Project',
      `name=${TITLE} ${STORY.replace('summary', 'description')}`,
    ],
    publications: [
      'CandidateProfile.PublicationHistory.Publication',
      `name=${TITLE} releaseDate=${DATED} ${STORY}`,
    ],
    certificates: [
      'CandidateProfile.Certifications.Certification|CandidateProfile.CourseCertifications.CourseCertification',
      `name=${TITLE} date=${DATED} ${STORY}`,
    ],
    volunteer: ['CandidateProfile.VoluntaryWorks.VoluntaryWork', `organization=${TITLE} ${STORY}`],
    'Conferences and seminars': ['CandidateProfile.ConferencesAndSeminars.ConferenceAndSeminar', OWN],
    'Creative works': ['CandidateProfile.CreativeWorks.CreativeWork', OWN],
    'Networks and memberships': ['CandidateProfile.NetworksAndMemberships.NetworkAndMembership', OWN],
    'Social and political activities': [
      'CandidateProfile.SocialAndPoliticalActivities.SocialAndPoliticalActivity',
      OWN,
    ],
    'Honours and awards': ['CandidateProfile.HonoursAndAwards.HonourAndAward', OWN],
  },
  more(file) {
    const profile = file.at('CandidateProfile');
    const abilities = [
      ...profile.items('PersonQualifications.PersonCompetency'),
      ...profile.items('Skills.SkillsGroup').flatMap((group) => group.items('PersonCompetency')),
    ];
    const isLanguage = (item: Part) => String(item.at('TaxonomyID').value).toLowerCase() === 'language';
    return {
      languages: [
        ...file
          .items('CandidatePerson.PrimaryLanguageCode')
          .map((item) => ({ language: languageName(item.text() ?? ''), fluency: 'Native' })),
        ...abilities.filter(isLanguage).map(languageOf),
      ],
      skills: abilities
        .filter((item) => !isLanguage(item))
        .map((item) => entryFrom(item, 'skills', 'name=CompetencyName')),
    };
  },
};
