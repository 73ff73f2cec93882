import { plainName } from './resume-fields';

/** The languages of the labels, in the order of the table. English labels are the names of the fields. */
const LANGUAGES = ['es', 'pt', 'fr', 'de'] as const;

type Labels = readonly [es: string, pt: string, fr: string, de: string];

/** Labels of fields that files often have beside those of the standard, by the plain name of the field. */
const LABELS: Readonly<Record<string, Labels>> = {
  company: ['Empresa', 'Empresa', 'Entreprise', 'Unternehmen'],
  employer: ['Empleador', 'Empregador', 'Employeur', 'Arbeitgeber'],
  organization: ['Organización', 'Organização', 'Organisation', 'Organisation'],
  department: ['Departamento', 'Departamento', 'Service', 'Abteilung'],
  team: ['Equipo', 'Equipe', 'Équipe', 'Team'],
  teamsize: ['Tamaño del equipo', 'Tamanho da equipe', 'Taille de l’équipe', 'Teamgröße'],
  locationtype: ['Modalidad', 'Modalidade', 'Mode de travail', 'Arbeitsort'],
  workmode: ['Modalidad', 'Modalidade', 'Mode de travail', 'Arbeitsmodell'],
  worktype: ['Tipo de trabajo', 'Tipo de trabalho', 'Type de travail', 'Art der Arbeit'],
  remote: ['A distancia', 'Remoto', 'À distance', 'Remote'],
  industry: ['Sector', 'Setor', 'Secteur', 'Branche'],
  sector: ['Sector', 'Setor', 'Secteur', 'Branche'],
  contract: ['Contrato', 'Contrato', 'Contrat', 'Vertrag'],
  contracttype: ['Tipo de contrato', 'Tipo de contrato', 'Type de contrat', 'Vertragsart'],
  employmenttype: ['Tipo de empleo', 'Tipo de emprego', 'Type d’emploi', 'Beschäftigungsart'],
  jobtype: ['Tipo de empleo', 'Tipo de emprego', 'Type d’emploi', 'Beschäftigungsart'],
  schedule: ['Horario', 'Horário', 'Horaire', 'Arbeitszeit'],
  responsibilities: ['Responsabilidades', 'Responsabilidades', 'Responsabilités', 'Aufgaben'],
  achievements: ['Logros', 'Conquistas', 'Réalisations', 'Erfolge'],
  accomplishments: ['Logros', 'Conquistas', 'Réalisations', 'Erfolge'],
  tools: ['Herramientas', 'Ferramentas', 'Outils', 'Werkzeuge'],
  technologies: ['Tecnologías', 'Tecnologias', 'Technologies', 'Technologien'],
  techstack: ['Tecnologías', 'Tecnologias', 'Technologies', 'Technologien'],
  stack: ['Tecnologías', 'Tecnologias', 'Technologies', 'Technologien'],
  skills: ['Competencias', 'Competências', 'Compétences', 'Kenntnisse'],
  features: ['Funciones', 'Funcionalidades', 'Fonctionnalités', 'Funktionen'],
  repository: ['Repositorio', 'Repositório', 'Dépôt', 'Repository'],
  repo: ['Repositorio', 'Repositório', 'Dépôt', 'Repository'],
  sourcecode: ['Código fuente', 'Código-fonte', 'Code source', 'Quellcode'],
  website: ['Sitio web', 'Site', 'Site web', 'Website'],
  link: ['Enlace', 'Link', 'Lien', 'Link'],
  links: ['Enlaces', 'Links', 'Liens', 'Links'],
  demo: ['Demo', 'Demonstração', 'Démo', 'Demo'],
  livedemo: ['Demo', 'Demonstração', 'Démo', 'Demo'],
  role: ['Rol', 'Função', 'Rôle', 'Rolle'],
  roles: ['Roles', 'Funções', 'Rôles', 'Rollen'],
  position: ['Puesto', 'Cargo', 'Poste', 'Position'],
  client: ['Cliente', 'Cliente', 'Client', 'Kunde'],
  clients: ['Clientes', 'Clientes', 'Clients', 'Kunden'],
  customer: ['Cliente', 'Cliente', 'Client', 'Kunde'],
  customers: ['Clientes', 'Clientes', 'Clients', 'Kunden'],
  budget: ['Presupuesto', 'Orçamento', 'Budget', 'Budget'],
  status: ['Estado', 'Situação', 'Statut', 'Status'],
  license: ['Licencia', 'Licença', 'Licence', 'Lizenz'],
  licence: ['Licencia', 'Licença', 'Licence', 'Lizenz'],
  issuer: ['Emisor', 'Emissor', 'Organisme', 'Aussteller'],
  credentialid: ['N.º de credencial', 'N.º da credencial', 'N° de certificat', 'Zertifikatsnummer'],
  note: ['Nota', 'Observação', 'Remarque', 'Anmerkung'],
  notes: ['Notas', 'Observações', 'Remarques', 'Anmerkungen'],
  description: ['Descripción', 'Descrição', 'Description', 'Beschreibung'],
  summary: ['Resumen', 'Resumo', 'Résumé', 'Zusammenfassung'],
  title: ['Título', 'Título', 'Titre', 'Titel'],
  location: ['Lugar', 'Local', 'Lieu', 'Ort'],
  city: ['Ciudad', 'Cidade', 'Ville', 'Stadt'],
  country: ['País', 'País', 'Pays', 'Land'],
  language: ['Idioma', 'Idioma', 'Langue', 'Sprache'],
  level: ['Nivel', 'Nível', 'Niveau', 'Niveau'],
  duration: ['Duración', 'Duração', 'Durée', 'Dauer'],
  period: ['Período', 'Período', 'Période', 'Zeitraum'],
  date: ['Fecha', 'Data', 'Date', 'Datum'],
  year: ['Año', 'Ano', 'Année', 'Jahr'],
  author: ['Autor', 'Autor', 'Auteur', 'Autor'],
  authors: ['Autores', 'Autores', 'Auteurs', 'Autoren'],
  publisher: ['Editorial', 'Editora', 'Éditeur', 'Verlag'],
  event: ['Evento', 'Evento', 'Événement', 'Veranstaltung'],
  topic: ['Tema', 'Tema', 'Sujet', 'Thema'],
  supervisor: ['Supervisor', 'Supervisor', 'Responsable', 'Betreuung'],
  thesis: ['Tesis', 'Tese', 'Mémoire', 'Abschlussarbeit'],
  grade: ['Nota', 'Nota', 'Note', 'Note'],
  credits: ['Créditos', 'Créditos', 'Crédits', 'Leistungspunkte'],
  hours: ['Horas', 'Horas', 'Heures', 'Stunden'],
  nationality: ['Nacionalidad', 'Nacionalidade', 'Nationalité', 'Staatsangehörigkeit'],
  availability: ['Disponibilidad', 'Disponibilidade', 'Disponibilité', 'Verfügbarkeit'],
  drivinglicense: ['Permiso de conducir', 'Carteira de motorista', 'Permis de conduire', 'Führerschein'],
  courses: ['Cursos', 'Cursos', 'Cours', 'Kurse'],
  training: ['Formación', 'Formação', 'Formation', 'Weiterbildung'],
  conferences: ['Conferencias', 'Conferências', 'Conférences', 'Konferenzen'],
  talks: ['Charlas', 'Palestras', 'Conférences', 'Vorträge'],
  hobbies: ['Aficiones', 'Passatempos', 'Loisirs', 'Hobbys'],
  strengths: ['Fortalezas', 'Pontos fortes', 'Points forts', 'Stärken'],
  softskills: ['Habilidades blandas', 'Habilidades interpessoais', 'Savoir-être', 'Soft Skills'],
  additionalinformation: [
    'Información adicional',
    'Informações adicionais',
    'Informations complémentaires',
    'Weitere Angaben',
  ],
};

/**
 * The label of a field in a language of the portal; an unknown label stays.
 * @param label as the reader makes it of the name of the field: "Team size"
 */
export function fieldLabel(label: string, language: string): string {
  const at = LANGUAGES.findIndex((code) => code === new Intl.Locale(language).language);
  const key = plainName(label);
  return (Object.hasOwn(LABELS, key) && LABELS[key]?.[at]) || label;
}
