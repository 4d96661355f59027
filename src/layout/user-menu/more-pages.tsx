import { Link } from 'react-router-dom';
import { useFacts, useModel } from '../../api/facts';
import { Icon } from '../../ui/icon';
import { bottomPaths } from '../bottom-menu/bottom-paths';
import { linksOf, visibleMenu } from '../sidebar/visible-menu';
import styles from './user-menu.module.css';

export const MorePages = () => {
  const { menu } = useModel();
  const facts = useFacts();
  const links = linksOf(visibleMenu(menu.h2h, facts)).filter(({ path }) => !bottomPaths.includes(path));
  return links.map(({ path, icon, label }) => (
    <li key={path}>
      <Link to={path} className={styles.way}>
        <Icon name={icon} />
        {label}
      </Link>
    </li>
  ));
};
