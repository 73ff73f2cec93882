import type { Period } from '~/resume/model/portfolio';
import type { Certificate } from '~/resume/model/portfolio-sections';

/** The dates of a certificate as a period, which is open until the certificate is earned. */
export const certificatePeriod = ({
  date,
  end,
  inProgress,
  expired,
}: Pick<Certificate, 'date' | 'end' | 'inProgress' | 'expired'>): Period => ({
  start: date,
  end,
  current: inProgress === true,
  ...(expired && { expired }),
});
